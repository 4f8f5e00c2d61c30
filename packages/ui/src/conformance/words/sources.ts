/** The sources of all components, for what only their text says. */
export const sources = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../{components,product,internal,theme}/**/*.{ts,tsx}',
        '!**/*.{stories,test,css}.{ts,tsx}',
        '!**/*.css.ts',
      ],
      { query: '?raw', import: 'default', eager: true },
    ),
  ).map(([path, text]) => [path.replace(/^(\.\.\/)+/, ''), text]),
);
