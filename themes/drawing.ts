import type { Problem } from './compiler/tokens.ts';

const elements = new Set(
  `svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile
  feTurbulence`.split(/\s+/),
);

const attributes = new Set(
  `style viewBox preserveAspectRatio version baseProfile x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height
  transform gradientTransform gradientUnits spreadMethod offset patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits mask-type markerWidth markerHeight markerUnits refX refY orient pathLength rotate textLength
  lengthAdjust startOffset method spacing side filterUnits primitiveUnits in in2 result stdDeviation edgeMode mode operator k1 k2 k3
  k4 type values tableValues slope intercept amplitude exponent radius baseFrequency numOctaves seed stitchTiles enable-background
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width color color-interpolation color-interpolation-filters display visibility opacity overflow clip
  clip-path clip-rule mask filter flood-color flood-opacity stop-color stop-opacity marker-start marker-mid marker-end paint-order
  mix-blend-mode isolation shape-rendering text-rendering image-rendering vector-effect transform-origin font-family font-size
  font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor text-decoration dominant-baseline
  alignment-baseline baseline-shift writing-mode direction unicode-bidi`.split(/\s+/),
);

/** Attributes whose value nothing reads as CSS or as an address. */
const words = /^(?:aria-[a-z]+|data-[\w-]+|role|id|class|lang|tabindex|focusable|xml:lang|xml:space)$/;
const namespaces = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
]);

/** What loads something in CSS, or could spell it otherwise; parts of the drawing itself, `url(#…)`, are fine. */
const loads = /[@\\]|\b(?:image|image-set|src|cross-fade)\s*\(|\burl\s*\((?!\s*['"]?#)/i;

const token =
  /<!--(?:(?!--)[\s\S])*-->|<\/([A-Za-z][\w:.-]*)\s*>|<([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * What is wrong with a drawing: it is read as XML of the plainest kind, and holds shapes, their colours and words, all of which are
 * named above. Whatever is not named is refused, so that a file of a brand can neither run nor load anything.
 */
export function drawingProblems(where: string, svg: string): Problem[] {
  const text = svg.replace(/^\uFEFF?\s*(?:<\?xml\s[^<>?]*\?>)?/, '');
  const found = new Set<string>();
  const open: string[] = [];
  let css = '';
  let root: Map<string, string> | undefined;
  let at = 0;
  const unreadable = () => [
    {
      where,
      says: `cannot be read from ${JSON.stringify(text.slice(at, at + 30))} on: save it as plain SVG, without DOCTYPE or CDATA.`,
    },
  ];
  while (at < text.length) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (!match) return unreadable();
    const [, closes, opens, pairs = '', isEmpty, between] = match;
    const isOutside = open.length === 0;
    if (closes !== undefined && open.pop() !== closes) return unreadable();
    if (opens !== undefined) {
      if (isOutside && (root || opens !== 'svg')) return unreadable();
      const given = attributesOf(pairs);
      if (!given) return unreadable();
      root ??= given;
      if (!elements.has(opens)) found.add(`<${opens}>`);
      for (const [name, value] of given) if (!isSafe(name, value)) found.add(shortly(`${name}="${value}"`));
      if (!isEmpty) open.push(opens);
    }
    if (between !== undefined) {
      const read = decoded(between);
      if (read === undefined || (isOutside && read.trim() !== '')) return unreadable();
      if (open.includes('style')) css += read;
    }
    at = token.lastIndex;
  }
  if (!root || open.length > 0) return unreadable();
  if (loads.test(css)) found.add(shortly(`<style> with ${loads.exec(css)?.[0]}`));
  const problems: Problem[] = [];
  if (found.size > 0) {
    const says = `holds ${[...found].slice(0, 5).join(', ')}: only shapes are allowed, no scripts, outside links or bitmaps.`;
    problems.push({ where, says });
  }
  if (!root.has('viewBox')) problems.push({ where, says: 'has no viewBox, so it cannot scale.' });
  return problems;
}

function isSafe(name: string, value: string): boolean {
  if (namespaces.has(name)) return namespaces.get(name) === value;
  if (name === 'href' || name === 'xlink:href') return /^#[\w.:-]+$/.test(value);
  return words.test(name) || (attributes.has(name) && !loads.test(value));
}

/** The attributes of a tag; `undefined` where one cannot be read or is there twice. */
function attributesOf(pairs: string): Map<string, string> | undefined {
  const given = new Map<string, string>();
  for (const [, name = '', quoted = ''] of pairs.matchAll(/([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    const value = decoded(quoted.slice(1, -1));
    if (value === undefined || given.has(name)) return undefined;
    given.set(name, value);
  }
  return given;
}

/** Text with its entities resolved; `undefined` where one is unknown. */
function decoded(text: string): string | undefined {
  let isKnown = true;
  const read = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));|&/gi, (_all, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    const letter =
      code === undefined ? entities[name ?? ''] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
    isKnown &&= letter !== undefined;
    return letter ?? '';
  });
  return isKnown ? read : undefined;
}

const shortly = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
