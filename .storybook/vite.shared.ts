/**
 * Packages that Vite would find only after the first page is up. Finding one late reloads every open page, which takes a
 * story away from whoever looks at it: each is named here and bundled before the first request.
 */
export const lateDependencies = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-tooltip',
  'downshift',
  'culori',
  'dompurify',
  'marked',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react-router-dom',
  'react-hook-form',
  '@hookform/resolvers/standard-schema',
  '@tanstack/react-query',
  '@xstate/react',
  'xstate',
  'xstate/graph',
  'ky',
  'valibot',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  'axe-core',
];
