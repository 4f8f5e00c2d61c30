import type { Shadow } from '@student/ui/theme/token-value.ts';
import { readColorValue, type Tell } from './color-value.ts';
import type { tokenTypes } from './document.ts';
import { isNumber, isObject } from './json.ts';
import { fontWeights, type ReadValue } from './value-types.ts';

/** Reads a value, its references followed, by its type; what is wrong is told with its place inside the value. */
export function readValue(
  type: (typeof tokenTypes)[number],
  value: unknown,
  tell: Tell,
): ReadValue | undefined {
  switch (type) {
    case 'color': {
      const color = readColorValue(value, tell);
      return color && { type, value: { hex: color.hex, alpha: color.alpha }, mapped: color.mapped };
    }
    case 'dimension': {
      const size = readUnit(value, ['px', 'rem'], tell);
      return size && { type, ...size };
    }
    case 'duration': {
      const time = readUnit(value, ['ms', 's'], tell);
      return time && { type, ...time };
    }
    case 'cubicBezier':
      return readCurve(value, tell);
    case 'fontFamily': {
      const names: unknown[] = Array.isArray(value) ? value : [value];
      if (names.length === 0) return void tell('', 'names no font');
      const wrong = names.findIndex((name) => typeof name !== 'string');
      if (wrong >= 0)
        return void tell(Array.isArray(value) ? String(wrong) : '', `is ${shown(names[wrong])}`);
      const marked = names.findIndex((name) => /["\\\p{Cc}]/u.test(String(name)));
      if (marked >= 0)
        return void tell(
          Array.isArray(value) ? String(marked) : '',
          `is ${shown(names[marked])}; the name of a font holds no quotation mark, backslash or line break`,
        );
      return { type, value: names as string[] };
    }
    case 'fontWeight': {
      const weight =
        typeof value === 'string' && Object.hasOwn(fontWeights, value) ? fontWeights[value] : value;
      if (isNumber(weight) && weight >= 1 && weight <= 1000) return { type, value: weight };
      return void tell('', `is ${shown(value)}`);
    }
    case 'number':
      return isNumber(value) ? { type, value } : void tell('', `is ${shown(value)}`);
    case 'shadow': {
      if (Array.isArray(value) && value.length === 0) return void tell('', 'holds no shadow');
      const layers: unknown[] = Array.isArray(value) ? value : [value];
      const shadows = layers.map((one, at) =>
        readShadow(one, Array.isArray(value) ? within(tell, String(at)) : tell),
      );
      return shadows.every((one) => one !== undefined) ? { type, value: shadows } : undefined;
    }
    case 'strokeStyle':
      return readStroke(value, tell) ? { type } : undefined;
    case 'border':
      return readParts(value, { color: 'color', width: 'dimension', style: 'strokeStyle' }, tell) && { type };
    case 'transition':
      return (
        readParts(
          value,
          { duration: 'duration', delay: 'duration', timingFunction: 'cubicBezier' },
          tell,
        ) && { type }
      );
    case 'gradient':
      return readGradient(value, tell) ? { type } : undefined;
    case 'typography':
      return (
        readParts(
          value,
          {
            fontFamily: 'fontFamily',
            fontSize: 'dimension',
            fontWeight: 'fontWeight',
            letterSpacing: 'dimension',
            lineHeight: 'number',
          },
          tell,
        ) && { type }
      );
  }
}

const within =
  (tell: Tell, place: string): Tell =>
  (at, says) =>
    tell(at === '' ? place : `${place}.${at}`, says);

function readUnit<Unit extends string>(
  value: unknown,
  units: readonly Unit[],
  tell: Tell,
): { value: number; unit: Unit } | undefined {
  if (!isObject(value)) return void tell('', `is ${shown(value)}`);
  if (!hasOnly(value, ['value', 'unit'], tell)) return undefined;
  if (!isNumber(value.value)) return void tell('value', `is ${shown(value.value)}; it is a number`);
  const unit = units.find((one) => one === value.unit);
  return unit
    ? { value: value.value, unit }
    : void tell('unit', `is ${shown(value.unit)}; it is ${units.join(' or ')}`);
}

function readCurve(value: unknown, tell: Tell): ReadValue | undefined {
  if (!Array.isArray(value) || value.length !== 4) return void tell('', 'is no list of four numbers');
  for (const [at, part] of value.entries()) {
    if (!isNumber(part)) return void tell(String(at), `is ${shown(part)}`);
    if (at % 2 === 0 && (part < 0 || part > 1)) return void tell(String(at), `is ${part}; it is 0 to 1`);
  }
  return { type: 'cubicBezier', value: value as number[] };
}

function readShadow(value: unknown, tell: Tell): Shadow | undefined {
  const parts = {
    color: 'color',
    offsetX: 'dimension',
    offsetY: 'dimension',
    blur: 'dimension',
    spread: 'dimension',
  } as const;
  const read = readParts(value, parts, tell, ['inset']);
  if (!read || !isObject(value)) return undefined;
  const { inset = false } = value;
  if (typeof inset !== 'boolean') return void tell('inset', `is ${shown(inset)}; it is true or false`);
  const { color, offsetX, offsetY, blur, spread } = read;
  if (color?.type !== 'color') return undefined;
  return {
    color: color.value,
    offsetX: px(offsetX),
    offsetY: px(offsetY),
    blur: px(blur),
    spread: px(spread),
    inset,
  };
}

/** A length of a shadow in px; rem at the usual text size, which shadows do not follow. */
function px(value: ReadValue | undefined): number {
  if (value?.type !== 'dimension') return 0;
  return value.unit === 'rem' ? value.value * 16 : value.value;
}

function readParts<Name extends string>(
  value: unknown,
  parts: Readonly<Record<Name, (typeof tokenTypes)[number]>>,
  tell: Tell,
  optional: readonly string[] = [],
): Partial<Record<Name, ReadValue>> | undefined {
  if (!isObject(value)) return void tell('', `is ${shown(value)}`);
  const names = Object.keys(parts) as Name[];
  if (!hasOnly(value, [...names, ...optional], tell)) return undefined;
  const read: Partial<Record<Name, ReadValue>> = {};
  for (const name of names) {
    if (value[name] === undefined) return void tell(name, 'is missing');
    const one = readValue(parts[name], value[name], within(tell, name));
    if (!one) return undefined;
    read[name] = one;
  }
  return read;
}

const strokes = ['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset'];

function readStroke(value: unknown, tell: Tell): boolean {
  if (typeof value === 'string') return strokes.includes(value) || fails(tell, '', `is ${shown(value)}`);
  if (!isObject(value)) return fails(tell, '', `is ${shown(value)}`);
  if (!hasOnly(value, ['dashArray', 'lineCap'], tell)) return false;
  const { dashArray, lineCap } = value;
  if (!Array.isArray(dashArray) || dashArray.length === 0)
    return fails(tell, 'dashArray', 'is a list of dimensions');
  if (!['round', 'butt', 'square'].includes(String(lineCap)))
    return fails(tell, 'lineCap', `is ${shown(lineCap)}; it is round, butt or square`);
  return dashArray.every((dash, at) => readUnit(dash, ['px', 'rem'], within(tell, `dashArray.${at}`)));
}

function readGradient(value: unknown, tell: Tell): boolean {
  if (!Array.isArray(value) || value.length === 0) return fails(tell, '', 'is a list of stops');
  return value.every((stop: unknown, at) => {
    const place = within(tell, String(at));
    const read = readParts(stop, { color: 'color', position: 'number' }, place);
    if (read?.position?.type !== 'number') return false;
    const { value: position } = read.position;
    return (position >= 0 && position <= 1) || fails(place, 'position', `is ${position}; it is 0 to 1`);
  });
}

function hasOnly(value: Readonly<Record<string, unknown>>, known: readonly string[], tell: Tell): boolean {
  const other = Object.keys(value).find((key) => !known.includes(key));
  return other === undefined || fails(tell, other, 'is no part of it');
}

function fails(tell: Tell, at: string, says: string): false {
  tell(at, says);
  return false;
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}
