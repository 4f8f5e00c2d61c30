import './layers.css.ts';
import './base.css.ts';
import './reset.css.ts';
import './print.css.ts';

export { type Breakpoint, below, between, breakpoints, from, prefers } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { contract, type TokenType, tokens, variableOf } from './contract.ts';
export { focusRing, focusRingInside, focusRingInsideRules, focusRingRules } from './focus-ring.css.ts';
export { layers } from './layers.css.ts';
export { ThemeScope, type ThemeScopeProps, usePortalContainer } from './theme-scope.tsx';
export { type Scheme, schemes } from './theme-scope.variants.ts';
