import type { Plugin } from 'vite';

/**
 * Blocks in which nothing is left but the name of a layer: the minifier leaves one wherever it moves the rules of a condition to
 * another place. The order of the layers is that of their first rules, which stand in the first sheet.
 */
const empty = /@(?:media|container)[^{}]+\{(?:@layer [\w-]+;)+\}/g;

/** A text in quotes, which stays as it is, or a comma or a slash with the spaces that the minifier leaves beside it. */
const textOrSign = /"(?:[^"\\]|\\.)*"|, | \/ /g;

/** A minified style sheet without blocks that hold no rule and without spaces that say nothing. */
export const tighter = (css: string): string =>
  css.replace(empty, '').replace(textOrSign, (found) => (found.startsWith('"') ? found : found.trim()));

/** Tightens the built sheets. */
export const tighterSheets = (): Plugin => ({
  name: 'student-tighter-sheets',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = tighter(String(file.source));
    },
  },
});
