import type { Plugin } from 'vite';

/** The router's files; nothing else of it names its components for development. */
const router = /\/react-router\/dist\/production\/.*\.mjs$/;

/**
 * Lets the bundler leave out the router's components that the app does not use (`Link`, `NavLink`, `Form` and what only they need,
 * 4 KB of the first load): a call of `forwardRef` and a name for development's tools count as something that happens, so they would stay.
 */
export const droppableParts = (): Plugin => ({
  name: 'droppable-parts',
  apply: 'build',
  transform: {
    filter: { id: router },
    handler: (code) => ({ code: droppable(code), map: null }),
  },
});

/** The same code with its calls of `forwardRef` marked as free of effects and without names for development's tools. */
export const droppable = (code: string): string =>
  code
    .replaceAll(/^(var \w+ = )(\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
