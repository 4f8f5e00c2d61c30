import { type Choice, lightOf, tones } from './light.ts';
import type { Recipe } from './recipe.ts';

/** The same in the dark scheme. */
export function darkOf(recipe: Recipe): Choice {
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
