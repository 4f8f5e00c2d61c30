import { globalStyle, style } from '@vanilla-extract/css';
import { clampRules } from '../../internal/clamped.ts';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';
import { textLines, textSizes, textTones, textWeights } from './text.variants.ts';

/** One class; `data-size`, `data-tone`, `data-weight`, `data-lines`, `data-figures` and `data-line-breaks` on the same element choose. */
export const text = style(
  layered({
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-lines]': clampRules,
      '&[data-figures="tabular"]': { fontVariantNumeric: 'tabular-nums' },
      '&[data-line-breaks="kept"]': { whiteSpace: 'pre-line' },
    },
  }),
);

for (const size of textSizes) {
  choice('size', size, typeOf(size));
}
for (const tone of textTones)
  choice('tone', tone, { color: tone === 'inherit' ? 'inherit' : vars.color.fg[tone] });
for (const weight of textWeights) choice('weight', weight, { fontWeight: vars.font.weight[weight] });
for (const lines of textLines) choice('lines', String(lines), { WebkitLineClamp: lines });

function choice(name: string, value: string, rule: Parameters<typeof layered>[0]) {
  globalStyle(`.${text}[data-${name}="${value}"]`, layered(rule));
}
