import { style } from '@vanilla-extract/css';
import { fillsRules } from '../../internal/fills.ts';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** How wide a medium one is, its usual size. */
export const avatarSize = '2.25rem';

/** One class; `data-size` on the same element chooses. */
export const avatar = style(
  layered({
    flex: 'none',
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: avatarSize,
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.bg.brandSoft,
    color: vars.color.fg.brand,
    fontSize: vars.font.size.s,
    lineHeight: 1,
    fontWeight: vars.font.weight.bold,
    userSelect: 'none',
    selectors: {
      // drawn rather than written: a button that holds a photo would otherwise promise the letters as its name
      '&[data-initials]::before': { content: 'attr(data-initials)' },
      '&[data-size="small"]': { inlineSize: '1.5rem', fontSize: vars.font.size.xs },
      '&[data-size="large"]': { inlineSize: '3rem', fontSize: vars.font.size.m },
      '&[data-size="xlarge"]': { inlineSize: '6rem', fontSize: vars.font.size.xxl },
    },
  }),
);

/** Out of the flow: in it a tall photo would make its row as tall as itself, and there would be nothing to fit. */
export const photo = style(layered(fillsRules));
