import type { Value } from '@student/ui/theme/token-value.ts';
import type { tokenTypes } from './document.ts';

/** A value whose type no component reads; it is only checked, for whoever refers to parts of it. */
export interface OtherValue {
  type: Exclude<(typeof tokenTypes)[number], Value['type']>;
}

export type ReadValue = (Value & { mapped?: boolean }) | OtherValue;

/** What each type of the format looks like, for those who mend one. */
export const examples: Readonly<Record<(typeof tokenTypes)[number], string>> = {
  color:
    'write { "colorSpace": "srgb", "components": [1, 0.5, 0], "hex": "#ff8000" }; the hex must match the components',
  dimension: 'write { "value": 12, "unit": "px" } or rem',
  duration: 'write { "value": 200, "unit": "ms" } or s',
  cubicBezier: 'write [0.2, 0, 0, 1]; the first and the third are 0 to 1',
  fontFamily: 'write ["Figtree Variable", "sans-serif"]',
  fontWeight: 'write a number from 1 to 1000 or a word such as "semi-bold"',
  number: 'write a number',
  shadow: 'write { "color", "offsetX", "offsetY", "blur", "spread" }, "inset" where it lies inside',
  strokeStyle: 'write "solid" or { "dashArray": […], "lineCap": "round" }',
  border: 'write { "color", "width", "style" }',
  transition: 'write { "duration", "delay", "timingFunction" }',
  gradient: 'write [{ "color", "position": 0 }, { "color", "position": 1 }]',
  typography: 'write { "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight" }',
};

/** The words of the format for weights. */
export const fontWeights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};
