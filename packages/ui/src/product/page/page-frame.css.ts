import { style } from '@vanilla-extract/css';
import { frame } from '../../components/layout/frame.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const window = style(
  inProduct({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh', isolation: 'isolate' }),
);

/** Never shorter than the window: what is still on its way cannot push a footer that somebody sees. */
export const main = style(
  inProduct({
    flex: 1,
    // what goes along with the window over the page ends with it
    position: 'relative',
    minInlineSize: 0,
    minBlockSize: `calc(100lvh - ${vars.size.headerNarrow})`,
    ':focus': { outline: 'none' },
  }),
);

export const page = style([
  frame,
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.xl,
    paddingBlock: `${vars.space.l} ${vars.space.xxl}`,
    '@media': { [from('medium')]: { gap: vars.space.xxl } },
  }),
]);
