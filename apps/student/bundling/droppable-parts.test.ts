import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { droppable } from './droppable-parts.ts';

test('a component that nobody uses is marked, and its name for development goes', () => {
  expect(
    droppable(
      'var Link = React10.forwardRef(\n  function f() {}\n);\nLink.displayName = "Link";\nuse(Link);',
    ),
  ).toBe('var Link = /* @__PURE__ */ React10.forwardRef(\n  function f() {}\n);\n\nuse(Link);');
});

test('what happens while something is drawn stays', () => {
  const inside = '    FetcherForm2.displayName = "fetcher.Form";';
  expect(droppable(inside)).toBe(inside);
});

test("the router's own files are written in the way that is found", () => {
  const folder = dirname(fileURLToPath(import.meta.resolve('react-router'))).replace(
    'development',
    'production',
  );
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const marked = droppable(code);
  for (const part of ['Link', 'NavLink', 'Form']) {
    expect(marked).toMatch(new RegExp(`^var ${part} = /\\* @__PURE__ \\*/ `, 'm'));
    expect(marked).not.toContain(`\n${part}.displayName`);
  }
});
