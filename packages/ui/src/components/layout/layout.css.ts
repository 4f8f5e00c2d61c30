import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { alignments, gaps, justifications } from './layout.variants.ts';

type Rule = NonNullable<StyleRule['@layer']>[string];
const placed = (rule: Rule): StyleRule => ({ '@layer': { [layers.layout]: rule } });

export const stack = style(placed({ display: 'flex', flexDirection: 'column' }));
export const inline = style(
  placed({
    display: 'flex',
    alignItems: 'center',
    selectors: {
      '&[data-wrap="wrap"]': { flexWrap: 'wrap' },
      '&[data-wrap="scroll"]': scrollRules.inline,
    },
  }),
);
export const grid = style(
  placed({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    selectors: {
      '&[data-least="tile"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))' },
      '&[data-least="panel"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
    },
  }),
);

const anyBox = `:is(.${stack}, .${inline}, .${grid})`;
for (const gap of gaps) globalStyle(`${anyBox}[data-gap="${gap}"]`, placed({ gap: vars.space[gap] }));
for (const align of alignments)
  globalStyle(`${anyBox}[data-align="${align}"]`, placed({ alignItems: align }));
for (const justify of justifications) {
  const justifyContent = justify === 'between' ? 'space-between' : justify;
  globalStyle(`${anyBox}[data-justify="${justify}"]`, placed({ justifyContent }));
}
