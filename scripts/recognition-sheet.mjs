/** What stands where on the sheet of the test of recognition (docs/recognition.md). */

/**
 * Each screen by its address below `/student/`; the first one is seen by somebody who has not signed in. Behind a `#` stands the
 * element that the page is scrolled to.
 */
export const screens = [
  'home',
  'dashboard',
  'dashboard#catalogo',
  'course/1',
  'course/1/content/101',
  'course/31',
  'search?search=l%C3%ADder',
  'search?search=xyz',
  'nada/aqui',
];
export const columns = screens.length;

/** One row a brand and scheme. @param {readonly string[]} brands */
export const rowsOf = (brands) =>
  brands.flatMap((brand) => [
    { brand, colorScheme: /** @type {const} */ ('light') },
    { brand, colorScheme: /** @type {const} */ ('dark') },
  ]);

/** The window that a screen is seen in, and what of it stands on the sheet, in px. */
export const window = { width: 1280, height: 800 };
export const tile = { width: 240, height: Math.round((240 * window.height) / window.width) };
const gap = 8;

/** @param {number} at number of a picture, row by row */
export const placeOf = (at) => ({
  left: gap + (at % columns) * (tile.width + gap),
  top: gap + Math.floor(at / columns) * (tile.height + gap),
});

/** @param {number} rows */
export const sheetSize = (rows) => ({
  width: gap + columns * (tile.width + gap),
  height: gap + rows * (tile.height + gap),
});
