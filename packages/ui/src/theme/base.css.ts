import { createVar, globalStyle } from '@vanilla-extract/css';
import { baseLinks, baseTokens } from './base.ts';
import { tokens, variableOf } from './contract.ts';
import { layers } from './layers.css.ts';
import { textOf } from './token-value.ts';

/*
 * The base tokens: what holds where a brand says nothing. They stand in the app's own style sheet, on every element that wears a
 * brand and weaker than any brand, so a brand's file only says what it changes, and a brand that was built before a token existed
 * has its base value. They are written on each such element rather than on the page, or a brand inside another one would take
 * what it does not say from the outer.
 */
const [light, dark] = [baseTokens('light'), baseTokens('dark')];
const lightVars = Object.fromEntries(
  tokens.map(({ path, variable, type }) => {
    const link = baseLinks.get(path);
    const text = textOf(light.get(path)?.value);
    if (type === 'image' || text === undefined) return [variable, 'none'];
    return [variable, link === undefined ? text : `var(${variableOf(link.split('.'))})`];
  }),
);
const darkVars = Object.fromEntries(
  tokens.flatMap(({ path, variable }) => {
    const [one, other] = [textOf(light.get(path)?.value), textOf(dark.get(path)?.value)];
    return other === undefined || one === other || baseLinks.has(path) ? [] : [[variable, other]];
  }),
);
/** Pictures were made for a light page: on a dark one each gives back a little of its light. */
const pictureFilter = createVar('picture-filter');
const dimmed = { colorScheme: 'dark', vars: { ...darkVars, [pictureFilter]: 'brightness(0.9)' } };

globalStyle(':where([data-theme])', {
  '@layer': { [layers.reset]: { colorScheme: 'light', vars: { ...lightVars, [pictureFilter]: 'none' } } },
});
globalStyle(':where([data-theme][data-scheme=dark])', { '@layer': { [layers.reset]: dimmed } });
globalStyle(':where([data-theme]:not([data-scheme]))', {
  '@layer': { [layers.reset]: { '@media': { '(prefers-color-scheme: dark)': dimmed } } },
});
globalStyle(':where(img)', { '@layer': { [layers.reset]: { filter: pictureFilter } } });
