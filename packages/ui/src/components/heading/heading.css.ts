import { globalStyle, style } from '@vanilla-extract/css';
import { clampRules } from '../../internal/clamped.ts';
import { layered } from '../../internal/layered.ts';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';
import { textLines } from '../text/text.variants.ts';
import { headingSizes } from './heading.variants.ts';

/** One class; `data-size`, `data-tone` and `data-lines` on the same element choose. */
export const heading = style(
  layered({
    fontFamily: vars.font.family.heading,
    fontWeight: vars.font.weight.heading,
    letterSpacing: vars.font.tracking.heading,
    overflowWrap: 'break-word',
    textWrap: 'pretty',
    selectors: {
      '&[data-tone="muted"]': { color: vars.color.fg.muted },
      '&[data-tone="brand"]': { color: vars.color.fg.brand },
      '&[data-lines]': clampRules,
    },
  }),
);

for (const size of headingSizes) {
  globalStyle(`.${heading}[data-size="${size}"]`, layered(typeOf(size)));
}
for (const lines of textLines) {
  globalStyle(`.${heading}[data-lines="${lines}"]`, layered({ WebkitLineClamp: lines }));
}

/** On phones the three largest steps come down one, so that a title keeps at least three words to a line. */
const smaller = { xxl: 'xl', xxxl: 'xxl', display: 'xxxl' } as const;
for (const [size, step] of Object.entries(smaller) as [keyof typeof smaller, 'xl' | 'xxl' | 'xxxl'][]) {
  globalStyle(`.${heading}[data-size="${size}"]`, {
    '@media': {
      [below('small')]: layered(typeOf(step)),
    },
  });
}
