/**
 * What a document holds of the first screens of brands, written by the app's build and by servers that know more brands, and read by
 * `apps/student/boot` (decision 0607).
 */

/** The module, below the folder of the built app, that draws the first screens of any brand; see `FirstScreensDrawer`. */
export const drawerFile = '.vite/first-screens.mjs';

/** Where the document keeps room for the styles of brands and for their first screens. */
export const sheetRoom = '<!-- brand styles -->';
export const screenRoom = '<!-- first screens -->';

/** A brand's style sheet in the document itself, worn by nobody until the document has found its brand. */
export const sheetInDocument = (brand: string, css: string, base: string): string => {
  const whole = css.replaceAll(relativeUrl, (_, address: string) => `url("${base}${address}")`);
  return `<style data-brand="${brand}" media="not all">${whole.replaceAll('</', '<\\/')}</style>`;
};

const relativeUrl = /url\("?(?!data:|\/|#|[a-z]+:)([^")]+)"?\)/g;

/** A brand's first screens in the document, by name, of which one is drawn; one that is empty is none. */
export const screensInDocument = (brand: string, screens: Readonly<Record<string, string>>): string =>
  Object.entries(screens)
    .filter(([, html]) => html)
    .map(([name, html]) => `<template data-brand="${brand}" data-screen="${name}">${html}</template>`)
    .join('');

/** The document without what it holds of brands other than this one. */
export const documentOf = (html: string, brand: string): string =>
  html.replaceAll(ofBrand, (whole, _tag, name: string) => (name === brand ? whole : ''));

/** The document with the styles and the first screens of one more brand. */
export const documentWith = (html: string, sheet: string, screens: string): string =>
  html.replace(sheetRoom, (room) => sheet + room).replace(screenRoom, (room) => screens + room);

/** On the styles of the screens behind the sign-in. */
export const insideMark = 'id="inside"';

/** The document without what it holds of the screens behind the sign-in, for addresses that are open to everybody. */
export const openDocument = (html: string): string => html.replaceAll(ofInside, '');

const ofInside = new RegExp(
  `<style ${insideMark}>[\\s\\S]*?</style>|<template data-brand="[^"]*" data-screen="(?!home")[\\s\\S]*?</template>`,
  'g',
);

const ofBrand = /<(style|template) data-brand="([^"]*)"[^>]*>[\s\S]*?<\/\1>/g;
