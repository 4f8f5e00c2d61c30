import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, font } = vars;

export const facts = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    gap: space.m,
  }),
);
export const fact = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const factLabel = style(
  layered({ fontSize: font.size.s, lineHeight: font.lineHeight.s, color: color.fg.muted }),
);
