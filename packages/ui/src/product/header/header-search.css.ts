import { style } from '@vanilla-extract/css';
import { gutter } from '../../components/layout/frame.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { below, from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const search = style(
  inProduct({
    display: 'flex',
    justifyContent: 'flex-end',
    inlineSize: '100%',
  }),
);

export const field = style(
  inProduct({
    '@media': {
      [from('medium')]: {
        inlineSize: '100%',
        maxInlineSize: '340px',
        transition: `max-inline-size ${vars.motion.base} ${vars.motion.standard}`,
        ':focus-within': { maxInlineSize: '560px' },
      },
      [below('medium')]: {
        position: 'absolute',
        inset: 0,
        zIndex: vars.layer.raised,
        display: 'none',
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'center',
        gap: vars.space.xs,
        paddingInline: gutter,
        backgroundColor: vars.color.header.bg,
        selectors: { [`${search}[data-open] &`]: { display: 'grid' } },
      },
      [`${from('medium')} and ${prefers.reducedMotion}`]: { transition: 'none' },
    },
  }),
);

export const opener = style(inProduct({ '@media': { [from('medium')]: { display: 'none' } } }));
export const closer = style(inProduct({ '@media': { [from('medium')]: { display: 'none' } } }));
