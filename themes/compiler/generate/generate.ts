import { darkOf } from './dark.ts';
import { documentOf } from './document.ts';
import { leaveOut } from './leave-out.ts';
import { lightOf } from './light.ts';
import { primitivesOf } from './ramps.ts';
import type { Recipe } from './recipe.ts';
import { settle } from './settle.ts';

/**
 * A whole `tokens.json` from a few colours: ramps in OKLCH, every contract token as an alias into them, then every pair that
 * fails moved along its ramp until it passes. What follows by itself is left out. Pure and deterministic.
 */
export function generateTokens(recipe: Recipe): Record<string, unknown> {
  const primitives = primitivesOf(recipe);
  const light = { ...lightOf(recipe), ...recipe.fixed?.light };
  const dark = { ...darkOf(recipe), ...recipe.fixed?.dark };
  settle(primitives, light, 'light');
  settle(primitives, dark, 'dark');
  return leaveOut(documentOf(recipe, primitives, light, dark));
}
