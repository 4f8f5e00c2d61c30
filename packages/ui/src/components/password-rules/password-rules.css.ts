import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const rules = style(
  layered({ position: 'relative', fontSize: vars.font.size.s, lineHeight: vars.font.lineHeight.s }),
);
export const title = style(layered({ color: vars.color.fg.muted, marginBlockEnd: vars.space.xxs }));
export const list = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    gap: `${vars.space.xxs} ${vars.space.m}`,
  }),
);
export const rule = style(
  layered({
    display: 'flex',
    gap: vars.space.xs,
    color: vars.color.fg.muted,
    selectors: { '&[data-met]': { color: vars.color.fg.positive } },
  }),
);
globalStyle(
  `${rule} > svg`,
  layered({ flex: 'none', inlineSize: vars.size.iconSmall, blockSize: vars.font.lineHeight.s }),
);

export { visuallyHidden as unseen } from '../visually-hidden/visually-hidden.css.ts';
