import { globalStyle } from '@vanilla-extract/css';
import { baseTokens } from './base.ts';
import { tokens } from './contract.ts';
import { layers } from './layers.css.ts';
import { textOf } from './token-value.ts';

/*
 * The base tokens: what holds where a brand says nothing. They stand in the app's own style sheet, on every element that wears a
 * brand and weaker than any brand, so a brand's file only says what it changes, and a brand that was built before a token existed
 * has its base value. They are written on each such element rather than on the page, or a brand inside another one would take
 * what it does not say from the outer.
 */
const [light, dark] = [baseTokens('light'), baseTokens('dark')];
const declared = (all: boolean) =>
  Object.fromEntries(
    tokens.flatMap(({ path, variable, type }) => {
      if (type === 'image') return all ? [[variable, 'none']] : [];
      const [one, other] = [textOf(light.get(path)?.value), textOf(dark.get(path)?.value)];
      if (all) return one === undefined ? [] : [[variable, one]];
      return other === undefined || one === other ? [] : [[variable, other]];
    }),
  );
const dimmed = { colorScheme: 'dark', vars: declared(false) };

globalStyle(':where([data-theme])', {
  '@layer': { [layers.reset]: { colorScheme: 'light', vars: declared(true) } },
});
globalStyle(':where([data-theme][data-scheme=dark])', { '@layer': { [layers.reset]: dimmed } });
globalStyle(':where([data-theme]:not([data-scheme]))', {
  '@layer': { [layers.reset]: { '@media': { '(prefers-color-scheme: dark)': dimmed } } },
});
