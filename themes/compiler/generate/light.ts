import type { Recipe } from './recipe.ts';

/** A place in the ramps, `brand.600`, or a colour, by the contract's name without `color.`. */
export type Choice = Record<string, string>;

/** The ramp that carries each meaning. */
export const tones = {
  positive: 'green',
  caution: 'amber',
  critical: 'red',
  info: 'blue',
  promote: 'promote',
} as const;

/** What each colour of the contract is in the light scheme, before anything is moved to pass. */
export function lightOf({ palette }: Recipe): Choice {
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
    'chart.four': 'promote.600',
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
