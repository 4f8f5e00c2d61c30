/** Two colours that components put on each other, and the contrast that WCAG 2.2 AA asks of them. */
export interface Pair {
  over: string;
  under: string;
  /** A colour that the components mix into the ground, by `color-mix(in oklab, …)`: grounds under the pointer that no token names. */
  mixed?: { with: string; share: number };
  /** 4.5 for text, 3 for large text, icons, outlines of controls, focus and chart series. */
  least: 4.5 | 3;
  /** Where a student meets it. */
  use: string;
}

const surfaces = ['bg.canvas', 'bg.surface', 'bg.raised'];
const wells = [...surfaces, 'bg.sunken', 'bg.field'];
const touched = ['bg.hover', 'bg.active', 'bg.selected'];
const tones = ['brand', 'accent', 'positive', 'caution', 'critical', 'info', 'promote'];
const softs = tones.map((tone) => `bg.${tone}Soft`);

const on = (over: string, unders: readonly string[], least: 4.5 | 3, use: string): Pair[] =>
  unders.map((under) => ({ over: `color.${over}`, under: `color.${under}`, least, use }));

/** Text on grounds that are mixed while they are pointed at or pressed. */
const onMixed = (
  over: string,
  under: string,
  other: string,
  shares: readonly number[],
  use: string,
): Pair[] =>
  shares.map((share) => ({
    over: `color.${over}`,
    under: `color.${under}`,
    mixed: { with: `color.${other}`, share },
    least: 4.5,
    use,
  }));

/** Every pair that the components really use. A component that pairs two colours anew adds its line here. */
export const pairs: readonly Pair[] = [
  ...on(
    'fg.default',
    [...wells, ...touched, ...softs, 'bg.brandSoftHover', 'bg.brandSoftActive'],
    4.5,
    'text',
  ),
  ...on('fg.muted', [...wells, ...touched, ...softs], 4.5, 'secondary text'),
  ...on('fg.subtle', wells, 4.5, 'hints and placeholders'),
  ...on('fg.inverse', ['bg.inverse'], 4.5, 'tooltips and toasts'),
  ...onMixed('fg.inverse', 'bg.inverse', 'fg.inverse', [0.12, 0.2], 'neutral buttons under the pointer'),
  ...onMixed('fg.default', 'bg.active', 'fg.default', [0.08], 'soft neutral buttons pressed'),
  ...on('fg.link', [...wells, ...touched, ...softs], 4.5, 'links'),
  ...on('fg.linkHover', [...wells, 'bg.hover', ...softs], 4.5, 'links under the pointer'),
  ...on(
    'fg.brand',
    [...wells, ...touched, 'bg.brandSoft', 'bg.brandSoftHover', 'bg.brandSoftActive'],
    4.5,
    'quiet buttons',
  ),
  ...tones
    .slice(1)
    .flatMap((tone) =>
      on(`fg.${tone}`, [...surfaces, 'bg.sunken', `bg.${tone}Soft`], 4.5, `${tone} text and tags`),
    ),
  ...on(
    'fg.critical',
    ['bg.field', 'bg.hover', 'bg.active'],
    4.5,
    'errors beside a field, dangerous menu items',
  ),
  ...onMixed(
    'fg.critical',
    'bg.criticalSoft',
    'bg.critical',
    [0.06, 0.12],
    'soft dangerous buttons under the pointer',
  ),
  ...on('fg.onBrand', ['bg.brand', 'bg.brandHover', 'bg.brandActive'], 4.5, 'primary buttons'),
  ...on('fg.onAccent', ['bg.accent', 'bg.accentHover', 'bg.accentActive'], 4.5, 'accent buttons and flags'),
  ...on('fg.onCritical', ['bg.critical', 'bg.criticalHover', 'bg.criticalActive'], 4.5, 'dangerous buttons'),
  ...['positive', 'caution', 'info', 'promote'].flatMap((tone) =>
    on(`fg.on${tone[0]?.toUpperCase()}${tone.slice(1)}`, [`bg.${tone}`], 4.5, `${tone} flags and badges`),
  ),
  ...on('header.fg', ['header.bg', 'header.hover', 'header.active', 'header.field'], 4.5, 'header'),
  ...on('header.muted', ['header.bg', 'header.field'], 4.5, 'search placeholder in the header'),
  ...on('hero.fg', ['hero.bg'], 4.5, 'landing page hero'),
  ...on('hero.muted', ['hero.bg'], 4.5, 'landing page hero'),
  ...on('footer.fg', ['footer.bg'], 4.5, 'footer'),
  ...on('footer.muted', ['footer.bg'], 4.5, 'footer'),
  ...on('coin.fg', ['coin.face'], 4.5, 'coin badge'),
  ...on('lock.fg', ['lock.bg'], 4.5, 'lock flag'),
  ...on('fg.onMedia', ['scrim.media'], 4.5, 'titles on pictures'),
  ...on('fg.onMedia', ['bg.media', 'scrim.controls'], 4.5, 'player'),
  ...on('border.control', wells, 3, 'outline of fields and checkboxes'),
  ...on('border.controlHover', [...wells, 'bg.hover'], 3, 'outline of fields under the pointer'),
  ...on('border.selected', [...surfaces, 'bg.selected'], 3, 'outline of what is chosen'),
  ...tones.flatMap((tone) =>
    on(`border.${tone}`, [...surfaces, `bg.${tone}Soft`], 3, `outline of ${tone} alerts and fields`),
  ),
  ...on('border.critical', ['bg.sunken', 'bg.field'], 3, 'outline of fields with an error'),
  ...on('bg.brand', [...surfaces, 'bg.sunken'], 3, 'filled checkboxes, switches and primary buttons'),
  ...on('bg.critical', surfaces, 3, 'dangerous buttons'),
  ...on('focus.outer', ['focus.inner'], 3, 'the two tones of the focus ring'),
  ...on('rating.on', surfaces, 3, 'stars'),
  ...on('progress.fill', [...surfaces, 'progress.track'], 3, 'progress'),
  ...on('progress.done', [...surfaces, 'progress.track'], 3, 'finished progress'),
  ...on('coin.edge', surfaces, 3, 'outline of the coin'),
  ...['one', 'two', 'three', 'four', 'five', 'six'].flatMap((series) =>
    on(`chart.${series}`, ['bg.surface', 'bg.canvas'], 3, 'chart series'),
  ),
];

/** See-through grounds that lie on pictures. */
export const overPictures: readonly string[] = ['color.scrim.media', 'color.scrim.controls'];

/** Backgrounds on which the focus ring must show with at least one of its tones. */
export const focusUnders = [
  ...wells,
  ...touched,
  'bg.brand',
  'bg.accent',
  'bg.critical',
  'bg.inverse',
  'header.bg',
  'hero.bg',
  'footer.bg',
  'scrim.media',
].map((name) => `color.${name}`);
