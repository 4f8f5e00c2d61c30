import { fallbackVar, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { prefers } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { focusRingRules } from './focus-ring.css.ts';
import { layers } from './layers.css.ts';
import { safeFoot } from './safe-area.ts';
import { delayWhenStill } from './stillness.css.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

/* Not `*::before`: a rule that matches every element's pseudo-elements makes the browser style two more boxes for each. */
reset('*', { boxSizing: 'border-box', margin: 0 });
/* No marker, and still a list: with `none` Safari says nothing of one. */
reset('ul, ol, menu', { padding: 0, listStyleType: '""' });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
reset('img, picture, video, canvas, svg, iframe', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit', cursor: 'pointer' });
reset('button:disabled', { cursor: 'default' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('th', { textAlign: 'start', fontWeight: 'inherit' });
reset('dialog', { border: 0, padding: 0 });
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

base('html', {
  vars: { [safeFoot]: 'env(safe-area-inset-bottom, 0px)' },
  blockSize: '100%',
  WebkitTextSizeAdjust: '100%', // Chrome takes this name too
  WebkitTapHighlightColor: 'transparent',
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.m})`,
  scrollbarGutter: 'stable',
});
base('body', { minBlockSize: '100%' });
/* Not `html`, where the app has its brand: its text size is the person's, and what `rem` means; a brand's text is a share of it. */
base(':where(body, [data-theme]:not(html))', {
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.m,
  lineHeight: vars.font.lineHeight.m,
  letterSpacing: vars.font.tracking.body,
  fontWeight: vars.font.weight.regular,
  color: vars.color.fg.default,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
base(':where(html, body)', { backgroundColor: vars.color.bg.canvas });
/* What fills the screen lies on black, whatever the scheme of its words; where it paints nothing itself, it lies on the page's ground. */
base(':where(:fullscreen)', { backgroundColor: vars.color.bg.canvas });
base(':where(h1, h2, h3, h4, h5, h6)', {
  font: 'inherit',
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.heading,
  letterSpacing: vars.font.tracking.heading,
  textWrap: 'pretty',
});
/* Safari on iOS zooms into the page for a field with smaller text. */
base('input, select, textarea, [contenteditable]', { fontSize: `max(${vars.font.size.m}, 16px)` });
/* Only words of fourteen letters and more are parted; a browser that does not know the limit would part all of them. */
base('p', {
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@supports': { '(hyphenate-limit-chars: 14)': { hyphens: 'auto', hyphenateLimitChars: '14 6 6' } },
});
base(':where(table, time, output, progress, meter)', { fontVariantNumeric: 'tabular-nums' });
base('::selection', { backgroundColor: vars.color.bg.brand, color: vars.color.fg.onBrand });
base(':where(:focus-visible)', { ...focusRingRules, borderRadius: vars.radius.small });
base(':where(h1, h2, main):focus', { outline: 'none', boxShadow: 'none' });

/** The last resort; components still carry a branch of their own. Important here beats later layers. */
const still: GlobalStyleRule = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  animationDelay: `${fallbackVar(delayWhenStill, '0s')} !important`,
  transition: 'none !important',
  scrollBehavior: 'auto !important' as 'auto',
};
reset(
  '[data-motion="reduced"] *, [data-motion="reduced"] *::before, [data-motion="reduced"] *::after',
  still,
);
globalStyle('*, *::before, *::after', {
  '@media': { [prefers.reducedMotion]: { '@layer': { [layers.reset]: still } } },
});
