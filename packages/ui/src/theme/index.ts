import './layers.css.ts';
import './base.css.ts';
import './reset.css.ts';
import './print.css.ts';

export { type Breakpoint, below, between, breakpoints, from, prefers } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { contract, type TokenType, tokens, variableOf } from './contract.ts';
export { focusRingInsideRules, focusRingRules } from './focus-ring.css.ts';
export { layers } from './layers.css.ts';
export { usePortalContainer } from './portal-container.ts';
export { ThemeScope, type ThemeScopeProps } from './theme-scope.tsx';
export { type Scheme, schemes } from './theme-scope.variants.ts';
