import { keyframes, style } from '@vanilla-extract/css';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';

const beat = keyframes({ '40%': { scale: '1.3' } });

export const bell = style(inProduct({ position: 'relative', display: 'inline-flex' }));

export const mark = style(
  inProduct({
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineStart: '50%',
    minInlineSize: '20px',
    paddingInline: '5px',
    borderRadius: vars.radius.round,
    border: `2px solid ${vars.color.header.bg}`,
    backgroundColor: vars.color.bg.critical,
    color: vars.color.fg.onCritical,
    fontSize: '11px',
    lineHeight: '16px',
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
