import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingRules } from '../../theme/focus-ring.css.ts';

export const summary = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.s,
    padding: vars.space.m,
    border: `${vars.borderWidth.control} solid ${vars.color.border.critical}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.bg.criticalSoft,
    color: vars.color.fg.critical,
    selectors: { '&:focus': { ...focusRingRules, borderRadius: vars.radius.card } },
  }),
);
globalStyle(
  `${summary} > svg`,
  layered({ inlineSize: vars.size.iconMedium, blockSize: vars.font.lineHeight.m }),
);
export const title = style(layered({ fontWeight: vars.font.weight.bold }));
export const list = style(layered({ marginBlockStart: vars.space.xxs }));
export const link = style(
  layered({
    display: 'inline-block',
    paddingBlock: '11px',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
  }),
);
