import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

/** What every drawing of the set has in common, below whatever a component says of it. */
export const drawing = style({
  '@layer': {
    [layers.base]: {
      inlineSize: '24px',
      blockSize: '24px',
      stroke: 'currentcolor',
      strokeWidth: vars.icon.stroke,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
});

/** One class; `data-size` on the same element chooses. */
export const icon = style(
  layered({
    flex: 'none',
    display: 'inline-block',
    verticalAlign: '-0.15em',
    inlineSize: '1.15em',
    blockSize: '1.15em',
    selectors: {
      '&[data-size="small"]': { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
      '&[data-size="medium"]': { inlineSize: vars.size.iconMedium, blockSize: vars.size.iconMedium },
      '&[data-size="large"]': { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge },
    },
  }),
);

/** The coin is the brand's own picture and keeps its colours, in forced colours too. */
export const coin = style(
  layered({
    background: `${vars.image.coin} center / contain no-repeat`,
    forcedColorAdjust: 'none',
  }),
);
