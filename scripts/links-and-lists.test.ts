import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.stories.tsx'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Where a bare `a` is right: the anchor itself, and links within the page, which no router follows. */
const anchors = ['internal/anchor.tsx', 'error-summary.tsx', 'skip-link.tsx'];

/** A bare `a` is followed by the browser, which loads the whole app anew for an address of its own (decision 0522). */
test('the one link element of the library and the app is the anchor that the router follows', () => {
  const files = sources('{packages/ui,apps/student}/src/**/*.tsx');
  expect(files.length).toBeGreaterThan(200);
  const bare = files.filter(
    ({ file, text }) =>
      !anchors.some((name) => file.endsWith(name)) && /<a[\s>]|createElement\(\s*'a'/.test(text),
  );
  expect(bare.map(({ file }) => file)).toEqual([]);
});

/** Safari takes the role from a list that is drawn without marks, as all of ours are. */
test('every list of a product piece says that it is one', () => {
  const lists = sources('packages/ui/src/product/**/*.tsx').flatMap(({ file, text }) =>
    [...text.matchAll(/<[uo]l\b[^>]*/g)].map(([tag]) => ({ file, tag })),
  );
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ tag }) => !tag.includes('role="list"'))).toEqual([]);
});
