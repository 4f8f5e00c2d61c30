import { contractVersion } from '@student/ui/theme/contract.ts';
import { contrast, mix, oklch, partsOf } from './color.ts';
import { overPictures, pairs } from './pair-list.ts';
import { extensionName } from './sources.ts';
import { readTokens, type SchemeName, type Value } from './tokens.ts';

/** The manners of a brand beside its colours; each name is one complete set of corners, depth, lines, density and type. */
export interface Character {
  font: string;
  headingWeight: number;
  boldWeight: number;
  tracking: { body: number; heading: number; label: number };
  text: readonly [
    xs: number,
    s: number,
    m: number,
    l: number,
    xl: number,
    xxl: number,
    xxxl: number,
    display: number,
  ];
  lines: readonly [number, number, number, number, number, number, number, number];
  /** xxs to xxxl, then padding of cards and of controls. */
  space: readonly [number, number, number, number, number, number, number, number, number, number];
  radius: {
    small: number;
    control: number;
    button: number;
    card: number;
    media: number;
    panel: number;
    pill: number;
  };
  lineWidth: { thin: number; control: number; thick: number };
  controls: readonly [small: number, medium: number, large: number];
  header: number;
  iconStroke: number;
  depth: 'shadows' | 'outlines' | 'lines';
  /** Chroma and hue of the greys. */
  grey: { chroma: number; hue: number };
}

/** How light or dark schemes place their surfaces: OKLCH lightness by name. */
interface Palette {
  brand: string;
  accent: string;
  /** Sky of header and hero; the brand's darkest tone if absent. */
  deep?: string;
  canvas?: string;
  header: 'deep' | 'surface';
}

export interface Recipe {
  name: string;
  describes: string;
  character: Character;
  palette: Palette;
  coin?: string;
  /** Contract colours given by hand, by scheme; aliases or `#rrggbb`. */
  fixed?: Partial<Record<SchemeName, Readonly<Record<string, string>>>>;
}

const steps: readonly (readonly [name: string, lightness: number, strength: number])[] = [
  ['25', 0.985, 0.08],
  ['50', 0.968, 0.14],
  ['100', 0.938, 0.25],
  ['200', 0.885, 0.45],
  ['300', 0.81, 0.68],
  ['400', 0.73, 0.9],
  ['500', 0.645, 1],
  ['600', 0.56, 1],
  ['700', 0.475, 0.95],
  ['800', 0.395, 0.82],
  ['900', 0.335, 0.52],
  ['925', 0.29, 0.42],
  ['950', 0.25, 0.34],
  ['975', 0.213, 0.3],
  ['980', 0.19, 0.28],
  ['990', 0.165, 0.26],
];

/**
 * A whole `tokens.json` from a few colours: ramps in OKLCH, every contract token as an alias into them, then every pair that
 * fails moved along its ramp until it passes. Pure and deterministic.
 */
export function generateTokens(recipe: Recipe): Record<string, unknown> {
  const primitives = primitivesOf(recipe);
  const light = { ...lightOf(recipe), ...recipe.fixed?.light };
  const dark = { ...darkOf(recipe), ...recipe.fixed?.dark };
  settle(primitives, light, 'light');
  settle(primitives, dark, 'dark');
  return documentOf(recipe, primitives, light, dark);
}

type Ramps = Map<string, string>;
type Choice = Record<string, string>;

function primitivesOf({ palette, character, coin }: Recipe): Ramps {
  const ramps: Ramps = new Map();
  const brand = partsOf(palette.brand);
  const accent = partsOf(palette.accent);
  const add = (name: string, chroma: number, hue: number) => {
    for (const [step, lightness, strength] of steps)
      ramps.set(`${name}.${step}`, oklch(lightness, chroma * strength, hue));
  };
  add('brand', brand.chroma, brand.hue);
  ramps.set('brand.base', palette.brand.toLowerCase());
  add('accent', accent.chroma, accent.hue);
  ramps.set('accent.base', palette.accent.toLowerCase());
  const grey = character.grey;
  for (const [step, lightness] of steps) {
    const strength = lightness > 0.9 ? 0.45 : lightness < 0.4 ? 1.15 : 1;
    ramps.set(`neutral.${step}`, oklch(lightness, grey.chroma * strength, grey.hue));
  }
  add('green', 0.14, 152);
  add('amber', 0.14, 78);
  add('red', 0.19, 25);
  add('blue', 0.15, 248);
  add('violet', 0.17, 305);
  ramps.set(
    'deep.base',
    (palette.deep ?? oklch(0.24, Math.min(brand.chroma, 0.09), brand.hue)).toLowerCase(),
  );
  const deep = partsOf(ramps.get('deep.base') ?? '#000000');
  for (const [step, more] of [
    ['hover', 0.06],
    ['active', 0.11],
    ['line', 0.16],
  ] as const) {
    ramps.set(`deep.${step}`, oklch(deep.lightness + more, deep.chroma * 1.1, deep.hue));
  }
  ramps.set('canvas.base', (palette.canvas ?? ramps.get('neutral.25') ?? '#ffffff').toLowerCase());
  ramps.set('white', '#ffffff');
  ramps.set('ink', oklch(0.17, Math.min(brand.chroma, 0.03), brand.hue));
  const gold = coin ?? '#e0ac2b';
  ramps.set('coin.face', gold.toLowerCase());
  ramps.set('coin.edge', oklch(0.55, partsOf(gold).chroma, partsOf(gold).hue - 12));
  return ramps;
}

const tones = {
  positive: 'green',
  caution: 'amber',
  critical: 'red',
  info: 'blue',
  promote: 'violet',
} as const;

function lightOf({ palette }: Recipe): Choice {
  const deep = palette.header === 'deep';
  const choice: Choice = {
    'fg.default': 'neutral.950',
    'fg.muted': 'neutral.700',
    'fg.subtle': 'neutral.600',
    'fg.disabled': 'neutral.400',
    'fg.inverse': 'white',
    'fg.onMedia': 'white',
    'fg.link': 'brand.700',
    'fg.linkHover': 'brand.800',
    'fg.brand': 'brand.base',
    'fg.accent': 'accent.700',
    'fg.onBrand': 'white',
    'fg.onAccent': 'ink',
    'bg.canvas': 'canvas.base',
    'bg.surface': 'white',
    'bg.raised': 'white',
    'bg.sunken': 'neutral.50',
    'bg.field': 'white',
    'bg.hover': 'neutral.50',
    'bg.active': 'neutral.100',
    'bg.selected': 'brand.50',
    'bg.disabled': 'neutral.100',
    'bg.inverse': 'neutral.925',
    'bg.skeleton': 'neutral.100',
    'bg.brand': 'brand.base',
    'bg.brandHover': 'brand.800',
    'bg.brandActive': 'brand.900',
    'bg.brandSoft': 'brand.50',
    'bg.brandSoftHover': 'brand.100',
    'bg.brandSoftActive': 'brand.200',
    'bg.accent': 'accent.base',
    'bg.accentHover': 'accent.400',
    'bg.accentActive': 'accent.300',
    'bg.accentSoft': 'accent.50',
    'bg.criticalHover': 'red.700',
    'bg.criticalActive': 'red.800',
    'border.subtle': 'neutral.100',
    'border.default': 'neutral.200',
    'border.card': 'neutral.200',
    'border.control': 'neutral.500',
    'border.controlHover': 'neutral.700',
    'border.selected': 'brand.base',
    'border.disabled': 'neutral.200',
    'border.brand': 'brand.base',
    'border.accent': 'accent.600',
    'focus.inner': 'white',
    'focus.outer': 'ink',
    'header.bg': deep ? 'deep.base' : 'white',
    'header.fg': deep ? 'white' : 'neutral.950',
    'header.muted': deep ? 'neutral.200' : 'neutral.700',
    'header.hover': deep ? 'deep.hover' : 'neutral.50',
    'header.active': deep ? 'deep.active' : 'brand.50',
    'header.field': deep ? 'deep.hover' : 'neutral.50',
    'header.border': deep ? 'deep.base' : 'neutral.200',
    'hero.bg': 'deep.base',
    'hero.fg': 'white',
    'hero.muted': 'neutral.200',
    'hero.motif': 'accent.base',
    'footer.bg': deep ? 'deep.base' : 'neutral.100',
    'footer.fg': deep ? 'white' : 'neutral.950',
    'footer.muted': deep ? 'neutral.200' : 'neutral.700',
    'footer.border': deep ? 'deep.line' : 'neutral.300',
    'coin.face': 'coin.face',
    'coin.edge': 'coin.edge',
    'coin.fg': 'ink',
    'rating.on': 'amber.600',
    'rating.off': 'neutral.200',
    'lock.fg': 'white',
    'lock.bg': 'neutral.800',
    'progress.track': 'neutral.100',
    'progress.fill': 'brand.base',
    'progress.done': 'green.600',
    'chart.one': 'brand.base',
    'chart.two': 'accent.600',
    'chart.three': 'green.600',
    'chart.four': 'violet.600',
    'chart.five': 'blue.500',
    'chart.six': 'neutral.600',
    'chart.grid': 'neutral.200',
  };
  for (const [tone, ramp] of Object.entries(tones)) {
    choice[`fg.${tone}`] = `${ramp}.700`;
    choice[`fg.on${tone[0]?.toUpperCase()}${tone.slice(1)}`] = 'white';
    choice[`bg.${tone}`] = `${ramp}.600`;
    choice[`bg.${tone}Soft`] = `${ramp}.50`;
    choice[`border.${tone}`] = `${ramp}.600`;
  }
  return { ...choice, 'bg.caution': 'amber.400', 'fg.onCaution': 'ink' };
}

function darkOf(recipe: Recipe): Choice {
  const deep = recipe.palette.header === 'deep';
  const choice: Choice = {
    ...lightOf(recipe),
    'fg.default': 'neutral.50',
    'fg.muted': 'neutral.200',
    'fg.subtle': 'neutral.300',
    'fg.disabled': 'neutral.600',
    'fg.inverse': 'neutral.975',
    'fg.link': 'brand.300',
    'fg.linkHover': 'brand.200',
    'fg.brand': 'brand.300',
    'fg.accent': 'accent.400',
    'fg.onBrand': 'white',
    'bg.canvas': 'neutral.990',
    'bg.surface': 'neutral.975',
    'bg.raised': 'neutral.950',
    'bg.sunken': 'neutral.980',
    'bg.field': 'neutral.980',
    'bg.hover': 'neutral.925',
    'bg.active': 'neutral.900',
    'bg.selected': 'brand.950',
    'bg.disabled': 'neutral.925',
    'bg.inverse': 'neutral.100',
    'bg.skeleton': 'neutral.925',
    'bg.brand': 'brand.600',
    'bg.brandHover': 'brand.700',
    'bg.brandActive': 'brand.800',
    'bg.brandSoft': 'brand.950',
    'bg.brandSoftHover': 'brand.925',
    'bg.brandSoftActive': 'brand.900',
    'bg.accentSoft': 'accent.950',
    'border.subtle': 'neutral.950',
    'border.default': 'neutral.900',
    'border.card': 'neutral.900',
    'border.control': 'neutral.500',
    'border.controlHover': 'neutral.300',
    'border.selected': 'brand.400',
    'border.disabled': 'neutral.900',
    'border.brand': 'brand.400',
    'border.accent': 'accent.400',
    'focus.inner': 'ink',
    'focus.outer': 'white',
    'header.bg': deep ? 'neutral.975' : 'neutral.975',
    'header.fg': 'neutral.50',
    'header.muted': 'neutral.200',
    'header.hover': 'neutral.925',
    'header.active': 'brand.925',
    'header.field': 'neutral.950',
    'header.border': 'neutral.925',
    'hero.bg': 'neutral.975',
    'hero.fg': 'neutral.25',
    'footer.bg': 'neutral.975',
    'footer.fg': 'neutral.50',
    'footer.muted': 'neutral.200',
    'footer.border': 'neutral.900',
    'coin.edge': 'coin.face',
    'rating.on': 'amber.400',
    'rating.off': 'neutral.800',
    'lock.fg': 'neutral.50',
    'lock.bg': 'neutral.900',
    'progress.track': 'neutral.900',
    'progress.fill': 'brand.400',
    'progress.done': 'green.400',
    'chart.one': 'brand.400',
    'chart.two': 'accent.400',
    'chart.three': 'green.400',
    'chart.four': 'violet.400',
    'chart.five': 'blue.400',
    'chart.six': 'neutral.400',
    'chart.grid': 'neutral.900',
  };
  for (const [tone, ramp] of Object.entries(tones)) {
    choice[`fg.${tone}`] = `${ramp}.300`;
    choice[`bg.${tone}`] = `${ramp}.600`;
    choice[`bg.${tone}Soft`] = `${ramp}.950`;
    choice[`border.${tone}`] = `${ramp}.400`;
  }
  return { ...choice, 'bg.caution': 'amber.400', 'fg.onCaution': 'ink' };
}

/** Tokens whose own place is given: a pair that fails moves its partner instead. */
const grounds =
  /^(?:bg\.(?!brand$|critical$)|scrim|header\.(?:bg|hover|active|field)|hero\.bg|footer\.bg|coin\.face|lock\.bg|progress\.track)/;

/** Moves what fails, a step at a time, until every pair passes. */
function settle(ramps: Ramps, choice: Choice, scheme: SchemeName): void {
  const hexOf = (name: string) => {
    const at = choice[name] ?? '#000000';
    return at.startsWith('#') ? at : (ramps.get(at) ?? '#000000');
  };
  const strip = (path: string) => path.replace('color.', '');
  const rules = pairs
    .filter(({ under }) => !overPictures.includes(under))
    .map((pair) => ({
      over: strip(pair.over),
      under: strip(pair.under),
      mixed: pair.mixed && { with: strip(pair.mixed.with), share: pair.mixed.share },
      least: pair.least,
    }));
  const groundOf = ({ under, mixed }: (typeof rules)[number]) =>
    mixed ? mix(hexOf(under), hexOf(mixed.with), mixed.share) : hexOf(under);
  const fails = (name: string) =>
    rules.filter(
      (rule) => rule.over === name && contrast({ hex: hexOf(name), alpha: 1 }, groundOf(rule)) < rule.least,
    );
  // Filled backgrounds first: each must carry one of the two inks, and stand out where a control needs it.
  for (const tone of ['Brand', 'Accent', 'Positive', 'Caution', 'Critical', 'Info', 'Promote']) fill(tone);
  for (const name of new Set(rules.map(({ over }) => over))) {
    if (grounds.test(name) || name.startsWith('fg.on')) continue;
    if (fails(name).length > 0) move(name);
  }

  function fill(tone: string): void {
    const ground = `bg.${tone.toLowerCase()}`;
    const [ramp = 'neutral'] = (choice[ground] ?? 'neutral').split('.');
    const inks = choice[`fg.on${tone}`] === 'ink' ? ['ink', 'white'] : ['white', 'ink'];
    const standsOut = (hex: string) =>
      rules.every(
        (rule) => rule.over !== ground || contrast({ hex, alpha: 1 }, groundOf(rule)) >= rule.least,
      );
    const carries = (ink: string, hex: string) =>
      contrast({ hex: ramps.get(ink) ?? '#000000', alpha: 1 }, hex) >= 4.5;
    const wanted = partsOf(hexOf(ground)).lightness;
    const options = [...ramps]
      .filter(([name]) => name.startsWith(`${ramp}.`))
      .map(([name, hex]) => ({ name, hex, off: Math.abs(partsOf(hex).lightness - wanted) }))
      .filter(({ hex }) => standsOut(hex))
      .flatMap((option) => inks.filter((ink) => carries(ink, option.hex)).map((ink) => ({ ...option, ink })))
      .sort((a, b) => a.off - b.off || inks.indexOf(a.ink) - inks.indexOf(b.ink));
    const best = options[0];
    if (!best) return;
    choice[ground] = best.name;
    choice[`fg.on${tone}`] = best.ink;
    if (!rules.some((rule) => rule.under === `${ground}Hover`)) return;
    const path = [...ramps]
      .filter(([name]) => name.startsWith(`${ramp}.`) && !name.endsWith('.base'))
      .map(([name, hex]) => ({ name, hex, lightness: partsOf(hex).lightness }))
      .filter(({ hex }) => carries(best.ink, hex))
      .sort((a, b) => (best.ink === 'white' ? b.lightness - a.lightness : a.lightness - b.lightness));
    const from = partsOf(best.hex).lightness;
    const further = path.filter(({ lightness }) =>
      best.ink === 'white' ? lightness < from - 0.03 : lightness > from + 0.03,
    );
    choice[`${ground}Hover`] = (further[0] ?? best).name;
    choice[`${ground}Active`] = (further[1] ?? further[0] ?? best).name;
  }

  function move(name: string): void {
    const at = choice[name] ?? 'neutral.500';
    const ramp = at.startsWith('#') ? 'neutral' : at.includes('.') ? at.split('.')[0] : 'neutral';
    const needs = rules.filter((rule) => rule.over === name);
    const wanted = partsOf(hexOf(name)).lightness;
    const candidates = [...ramps]
      .filter(([key]) => key.startsWith(`${ramp}.`))
      .filter(([, hex]) => needs.every((rule) => contrast({ hex, alpha: 1 }, groundOf(rule)) >= rule.least))
      .sort(
        ([, a], [, b]) => Math.abs(partsOf(a).lightness - wanted) - Math.abs(partsOf(b).lightness - wanted),
      );
    const found = candidates[0];
    if (!found) throw new Error(`No step of ${ramp} lets ${name} pass in the ${scheme} scheme.`);
    choice[name] = found[0];
  }
}

function documentOf(recipe: Recipe, ramps: Ramps, light: Choice, dark: Choice): Record<string, unknown> {
  const { character } = recipe;
  const used = new Set([...Object.values(light), ...Object.values(dark)]);
  const tint = ramps.get('deep.base') ?? '#000000';
  if (character.depth === 'outlines') used.add('brand.base').add('brand.400');
  const primitive: Record<string, unknown> = {};
  for (const [name, hex] of ramps) if (used.has(name)) put(primitive, name, { $value: colorValue(hex) });
  const scheme = (choice: Choice, name: SchemeName) => {
    const color: Record<string, unknown> = { $type: 'color' };
    for (const [path, at] of Object.entries(choice)) {
      put(color, path, { $value: at.startsWith('#') ? colorOfText(at) : `{primitive.color.${at}}` });
    }
    put(color, 'bg.media', { $value: colorValue('#000000') });
    put(color, 'scrim.page', {
      $value: colorValue(name === 'light' ? tint : '#000000', name === 'light' ? 0.55 : 0.7),
    });
    put(color, 'scrim.media', { $value: colorValue('#000000', 0.66) });
    put(color, 'scrim.controls', { $value: colorValue('#000000', 0.88) });
    return { color, shadow: { $type: 'shadow', ...shadowsOf(character.depth, name, tint) } };
  };
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: recipe.describes,
    $extensions: { [extensionName]: { contract: contractVersion } },
    primitive: { color: { $type: 'color', ...primitive } },
    shared: sharedOf(character),
    light: scheme(light, 'light'),
    dark: scheme(dark, 'dark'),
  };
}

function shadowsOf(depth: Character['depth'], scheme: SchemeName, tint: string): Record<string, unknown> {
  const shadow = (color: unknown, y: number, blur: number, spread = 0) => ({
    color,
    offsetX: px(0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(spread),
  });
  const shade = (alpha: number) =>
    colorValue(scheme === 'light' ? tint : '#000000', scheme === 'light' ? alpha : alpha * 3.4);
  const none = [shadow(colorValue('#000000', 0), 0, 0)];
  const ring = [shadow(`{primitive.color.${scheme === 'light' ? 'brand.base' : 'brand.400'}}`, 0, 0, 2)];
  const sets = {
    shadows: {
      card: [shadow(shade(0.08), 1, 2), shadow(shade(0.08), 4, 16)],
      cardHover: [shadow(shade(0.1), 2, 4), shadow(shade(0.16), 12, 32)],
      raised: [shadow(shade(0.12), 2, 6), shadow(shade(0.14), 8, 24)],
      overlay: [shadow(shade(0.16), 4, 12), shadow(shade(0.24), 24, 64)],
    },
    outlines: { card: none, cardHover: ring, raised: none, overlay: none },
    lines: { card: none, cardHover: none, raised: none, overlay: [shadow(shade(0.14), 8, 24)] },
  };
  return Object.fromEntries(Object.entries(sets[depth]).map(([name, value]) => [name, { $value: value }]));
}

function sharedOf(character: Character): Record<string, unknown> {
  const sizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'display'];
  const spaces = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'card', 'control'];
  const group = ($type: string, entries: readonly (readonly [string, unknown])[]) => ({
    $type,
    ...Object.fromEntries(entries.map(([name, $value]) => [name, { $value }])),
  });
  const rem = (value: number) => ({ value: Math.round((value / 16) * 10000) / 10000, unit: 'rem' });
  const families = [`${character.font} Variable`, `${character.font} Fallback`, 'system-ui', 'sans-serif'];
  const [small, medium, large] = character.controls;
  return {
    font: {
      family: group('fontFamily', [
        ['body', families],
        ['heading', families],
        ['mono', ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace']],
      ]),
      weight: group('fontWeight', [
        ['regular', 400],
        ['medium', Math.min(600, character.boldWeight - 100)],
        ['bold', character.boldWeight],
        ['heading', character.headingWeight],
      ]),
      size: group(
        'dimension',
        sizes.map((name, index) => [name, rem(character.text[index] ?? 16)]),
      ),
      lineHeight: group(
        'dimension',
        sizes.map((name, index) => [name, rem(character.lines[index] ?? 24)]),
      ),
      tracking: group(
        'dimension',
        Object.entries(character.tracking).map(([name, value]) => [name, rem(value)]),
      ),
    },
    space: group(
      'dimension',
      spaces.map((name, index) => [name, px(character.space[index] ?? 16)]),
    ),
    radius: group('dimension', [
      ...Object.entries(character.radius).map(([name, value]) => [name, px(value)] as const),
      ['round', px(9999)],
    ]),
    borderWidth: group(
      'dimension',
      Object.entries(character.lineWidth).map(([name, value]) => [name, px(value)]),
    ),
    motion: {
      ...group(
        'duration',
        (
          [
            ['fast', 120],
            ['base', 200],
            ['slow', 300],
            ['page', 800],
            ['carousel', 1000],
          ] as const
        ).map(([name, value]) => [name, { value, unit: 'ms' }]),
      ),
      standard: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
      enter: { $type: 'cubicBezier', $value: [0, 0, 0, 1] },
      exit: { $type: 'cubicBezier', $value: [0.3, 0, 1, 1] },
    },
    size: group('dimension', [
      ['touch', px(44)],
      ['controlSmall', px(small)],
      ['controlMedium', px(medium)],
      ['controlLarge', px(large)],
      ['iconSmall', rem(16)],
      ['iconMedium', rem(20)],
      ['iconLarge', rem(28)],
      ['header', px(character.header)],
      ['headerNarrow', px(56)],
      ['reading', px(680)],
      ['content', px(1280)],
      ['wide', px(1680)],
    ]),
    icon: group('number', [['stroke', character.iconStroke]]),
    layer: group('number', [
      ['raised', 1],
      ['sticky', 100],
      ['header', 200],
      ['menu', 300],
      ['scrim', 400],
      ['dialog', 410],
      ['toast', 500],
      ['tooltip', 600],
    ] as const),
  };
}

function px(value: number) {
  return { value, unit: 'px' };
}

function colorOfText(text: string) {
  const [, hex = '#000000', alpha] = /^(#[0-9a-f]{6})([0-9a-f]{2})?$/i.exec(text) ?? [];
  return colorValue(hex, alpha === undefined ? 1 : Number.parseInt(alpha, 16) / 255);
}

/** A colour as the format writes it; `hex` is for people, `components` is what counts. */
function colorValue(hex: string, alpha = 1) {
  const components = [1, 3, 5].map(
    (at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10000) / 10000,
  );
  return {
    colorSpace: 'srgb',
    components,
    ...(alpha < 1 ? { alpha: Math.round(alpha * 1000) / 1000 } : {}),
    hex,
  };
}

function put(into: Record<string, unknown>, path: string, value: unknown): void {
  const parts = path.split('.');
  const last = parts.pop();
  let here = into;
  for (const part of parts) {
    const next = (here[part] ?? {}) as Record<string, unknown>;
    here[part] = next;
    here = next;
  }
  if (last !== undefined) here[last] = value;
}

/** Every pair of generated tokens that fails; empty when the recipe is sound. */
export function failuresOf(
  tokens: unknown,
  judge: (values: ReadonlyMap<string, Value>, scheme: SchemeName) => { passes: boolean }[],
) {
  const read = readTokens(tokens);
  return [...judge(read.light, 'light'), ...judge(read.dark, 'dark')].filter(({ passes }) => !passes);
}

/** Tokens as text: one token a line, so that a brand team can read and compare them. */
export function writeTokens(tokens: unknown, indent = ''): string {
  if (typeof tokens !== 'object' || tokens === null || Array.isArray(tokens) || '$value' in tokens) {
    return oneLine(tokens);
  }
  const lines = Object.entries(tokens).map(
    ([key, value]) => `${indent}  ${JSON.stringify(key)}: ${writeTokens(value, `${indent}  `)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}${indent === '' ? '\n' : ''}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${oneLine(one)}`);
  return `{ ${entries.join(', ')} }`;
}
