import type { Plugin } from 'vite';

/**
 * Lets props tables say `TableColumn[]`: react-docgen reads `readonly TableColumn[]` as `unknown`. Types are gone from the
 * code that runs, so nothing else changes. It has to stand before Storybook's own plugins.
 */
export function plainArrays(): Plugin {
  return {
    name: 'storybook-plain-arrays',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/ui\/src\/.*\.tsx$/, code: ': readonly ' },
      handler: (code) => ({ code: code.replaceAll(': readonly ', ': '), map: null }),
    },
  };
}
