import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../layered.ts';

/** One class; `data-size` on the same element chooses. */
export const avatar = style(
  layered({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '36px',
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
      '&[data-size="xs"]': { inlineSize: '24px', fontSize: '0.625rem' },
      '&[data-size="medium"]': { inlineSize: '48px', fontSize: vars.font.size.m },
      '&[data-size="large"]': { inlineSize: '96px', fontSize: vars.font.size.xxl },
    },
  }),
);

export const photo = style(layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
