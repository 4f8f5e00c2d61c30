import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font } = vars;

export const badge = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: 'fit-content',
    minInlineSize: '1.25rem',
    blockSize: '1.25rem',
    paddingInline: '0.3125rem',
    borderRadius: vars.radius.round,
    fontSize: font.size.xs,
    lineHeight: 1,
    fontWeight: font.weight.bold,
    whiteSpace: 'nowrap',
    backgroundColor: color.bg.critical,
    color: color.fg.onCritical,
    selectors: {
      '&[data-tone="brand"]': { backgroundColor: color.bg.brand, color: color.fg.onBrand },
      '&[data-tone="accent"]': { backgroundColor: color.bg.accent, color: color.fg.onAccent },
      '&[data-tone="neutral"]': { backgroundColor: color.bg.active, color: color.fg.default },
    },
    '@media': {
      [prefers.forcedColors]: { border: '1px solid CanvasText' },
      [prefers.print]: { border: '1px solid' },
    },
  }),
);
