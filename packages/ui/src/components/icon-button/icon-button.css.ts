import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { mediumControl } from '../../theme/medium-control.css.ts';

/** Beside the class `button` on the same element: as wide as it is high. */
export const iconButton = style(
  layered({
    flexShrink: 0,
    selectors: {
      '&&': { padding: 0, inlineSize: mediumControl, blockSize: mediumControl },
      '&&[data-size="small"]': { inlineSize: vars.size.controlSmall, blockSize: vars.size.controlSmall },
      '&&[data-size="large"]': { inlineSize: vars.size.controlLarge, blockSize: vars.size.controlLarge },
      '&[data-shape="circle"]': { borderRadius: vars.radius.round },
    },
  }),
);

globalStyle(
  `${iconButton}${iconButton} > svg`,
  layered({ inlineSize: vars.size.iconMedium, blockSize: vars.size.iconMedium }),
);
globalStyle(
  `${iconButton}${iconButton}[data-size="small"] > svg`,
  layered({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }),
);

/* It has no words that could turn grey there, so the ring stays, in a colour of the system. */
globalStyle(`${iconButton}${iconButton}[data-pending]::after`, {
  '@media': {
    [prefers.forcedColors]: layered({
      content: '',
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      borderInlineEndColor: 'transparent',
    }),
  },
});
