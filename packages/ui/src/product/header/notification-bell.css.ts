import { keyframes, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { headerIcon } from './header-icon.ts';

const beat = keyframes({ '40%': { scale: '1.3' } });

/** It grows less than the bell, which stays recognisable under it; the number is in the bell's name too. */
const side = 'clamp(20px, 1.25rem, 24px)';

export const bell = style(
  inProduct({
    position: 'relative',
    display: 'inline-flex',
    marginInlineEnd: `calc(${side} - 20px + ${headerIcon} / 2 - 10px)`,
  }),
);

export const mark = style(
  inProduct({
    position: 'absolute',
    insetBlockStart: `calc(12px - ${headerIcon} / 2)`,
    insetInlineStart: `calc(50% + ${headerIcon} / 2 - 10px)`,
    minInlineSize: side,
    paddingInline: '0.25em',
    borderRadius: vars.radius.round,
    border: `2px solid ${vars.color.header.bg}`,
    backgroundColor: vars.color.bg.critical,
    color: vars.color.fg.onCritical,
    fontSize: `min(${vars.font.size.xs}, 15px)`,
    lineHeight: `calc(${side} - 4px)`,
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    pointerEvents: 'none',
    selectors: { '&[data-state="new"]': { animation: `${beat} 600ms ${vars.motion.standard} 2` } },
    '@media': {
      [prefers.reducedMotion]: { selectors: { '&[data-state="new"]': { animation: 'none' } } },
      [prefers.forcedColors]: { borderColor: 'Canvas' },
    },
  }),
);
