import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { headerIcon } from './header-icon.ts';

/** It grows less than the bell, which stays recognisable under it; the number is in the bell's name too. */
const side = 'clamp(20px, 1.25rem, 24px)';

export const bell = style(
  inProduct({
    position: 'relative',
    display: 'inline-flex',
    marginInlineEnd: `calc(${side} - 20px + ${headerIcon} / 2 - 10px)`,
  }),
);

/** The `Badge`, at the bell's shoulder; its edge is the header's own ground. */
const mark = `${bell} > [aria-hidden]`;

globalStyle(
  mark,
  inProduct({
    position: 'absolute',
    insetBlockStart: `calc(12px - ${headerIcon} / 2)`,
    insetInlineStart: `calc(50% + ${headerIcon} / 2 - 10px)`,
    minInlineSize: side,
    blockSize: side,
    paddingInline: '0.25em',
    border: `2px solid ${vars.color.header.bg}`,
    fontSize: `min(${vars.font.size.xs}, 15px)`,
    pointerEvents: 'none',
  }),
);
globalStyle(mark, { '@media': { [prefers.forcedColors]: inProduct({ borderColor: 'Canvas' }) } });
