import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contract, variableOf } from './contract.ts';

/**
 * What components read: `vars.color.bg.brandSoft` is `var(--ui-color-bg-brand-soft)`. The names are stable and readable,
 * so a brand's CSS can be written, built and deployed apart from the app.
 */
export const vars = createGlobalThemeContract(contract, (_type, path) => variableOf(path).slice(2));
