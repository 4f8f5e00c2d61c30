import { converter, inGamut, parse, toGamut } from 'culori';
import { isNumber, isObject } from './json.ts';
import { fontWeights } from './value-types.ts';

type Type = 'color' | 'dimension' | 'duration' | 'fontFamily' | 'fontWeight' | 'number' | 'shadow';

/** Types that Tokens Studio and exports of Figma's variables write, and what the format calls them. */
const studioTypes: Readonly<Record<string, Type>> = {
  fontFamilies: 'fontFamily',
  fontWeights: 'fontWeight',
  fontSizes: 'dimension',
  fontSize: 'dimension',
  lineHeights: 'dimension',
  letterSpacing: 'dimension',
  paragraphSpacing: 'dimension',
  spacing: 'dimension',
  sizing: 'dimension',
  borderRadius: 'dimension',
  borderWidth: 'dimension',
  boxShadow: 'shadow',
  opacity: 'number',
  float: 'number',
};

/** Types of older exports that the format has no place for; such tokens are left aside. */
const leftAside = new Set([
  'string',
  'boolean',
  'other',
  'text',
  'textCase',
  'textDecoration',
  'asset',
  'composition',
]);

/** What an older name of a type means: the type of the format, or `aside` where it has none; absent for unknown names. */
export function earlierType(name: string): Type | 'aside' | undefined {
  if (Object.hasOwn(studioTypes, name)) return studioTypes[name];
  return leftAside.has(name) ? 'aside' : undefined;
}

/**
 * A value as drafts before 2025.10, Figma's variables or Tokens Studio wrote it (`"#ff8000"`, `"16px"`, `16`, `"Semi Bold"`), as the
 * format writes it; absent for any other. Such values are read with a warning: exports of design tools still hold them.
 */
export function earlierValue(type: string, value: unknown): unknown {
  switch (type) {
    case 'color':
      return earlierColor(value);
    case 'dimension':
      return earlierUnit(value, ['px', 'rem'], 'px');
    case 'duration':
      return earlierUnit(value, ['ms', 's'], 'ms');
    case 'number':
      return typeof value === 'string' && /^-?\d*\.?\d+$/.test(value) ? Number(value) : undefined;
    case 'fontWeight':
      return earlierWeight(value);
    case 'fontFamily':
      return typeof value === 'string' && value.includes(',')
        ? value.split(',').map((name) => name.trim().replaceAll(/^["']|["']$/g, ''))
        : undefined;
    case 'shadow':
      return earlierShadow(value);
    default:
      return undefined;
  }
}

const toRgb = converter('rgb');
const isDrawable = inGamut('rgb');
const toDrawable = toGamut('rgb', 'oklch');

function earlierColor(value: unknown): unknown {
  const color = typeof value === 'string' ? parse(value.trim()) : figmaColor(value);
  if (!color) return undefined;
  const { r, g, b } = isDrawable(color) ? toRgb(color) : toDrawable(color);
  const components = [r, g, b].map((part) => Math.min(1, Math.max(0, part ?? 0)));
  return { colorSpace: 'srgb', components, alpha: color.alpha ?? 1 };
}

/** `{ r, g, b, a }` from 0 to 1, as Figma's interface has it. */
function figmaColor(value: unknown) {
  if (!isObject(value)) return undefined;
  const { r, g, b, a = 1 } = value;
  return isNumber(r) && isNumber(g) && isNumber(b) && isNumber(a)
    ? ({ mode: 'rgb', r, g, b, alpha: a } as const)
    : undefined;
}

function earlierUnit(value: unknown, units: readonly string[], bare: string): unknown {
  if (isNumber(value)) return { value, unit: bare };
  const [, number, unit] = (typeof value === 'string' && /^(-?\d*\.?\d+)([a-z]*)$/.exec(value.trim())) || [];
  if (number === undefined) return undefined;
  const said = unit === '' ? bare : unit;
  return said !== undefined && units.includes(said) ? { value: Number(number), unit: said } : undefined;
}

function earlierWeight(value: unknown): unknown {
  if (typeof value !== 'string') return undefined;
  if (/^\d{1,4}$/.test(value)) return Number(value);
  const word = value
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/\s+/g, '-')
    .toLowerCase();
  const found = [word, word.replace(/^(extra|ultra|semi|demi)(?=[a-z])/, '$1-')].find((one) =>
    Object.hasOwn(fontWeights, one),
  );
  return found === value ? undefined : found;
}

/** Tokens Studio's shadows say `x` and `y`; drafts wrote their parts as text. */
function earlierShadow(value: unknown): unknown {
  if (Array.isArray(value)) {
    const layers = value.map((one) => earlierShadow(one) ?? one);
    return layers.some((one, at) => one !== value[at]) ? layers : undefined;
  }
  if (!isObject(value)) return undefined;
  const { x, y, type, ...rest } = value;
  const named: Record<string, unknown> = {
    ...rest,
    ...(x === undefined ? {} : { offsetX: x }),
    ...(y === undefined ? {} : { offsetY: y }),
    ...(type === 'innerShadow' ? { inset: true } : {}),
  };
  let isEarlier = x !== undefined || y !== undefined || type !== undefined;
  for (const [key, part] of Object.entries(named)) {
    const modern = earlierValue(key === 'color' ? 'color' : 'dimension', part);
    if (modern === undefined || key === 'inset') continue;
    named[key] = modern;
    isEarlier = true;
  }
  return isEarlier ? named : undefined;
}
