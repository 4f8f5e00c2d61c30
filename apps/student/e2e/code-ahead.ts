import { expect, type Page } from './test.ts';

/** Waits until the page has asked ahead for what may be needed without a network. */
export const codeAhead = (page: Page, parts: readonly string[]) =>
  expect
    .poll(() =>
      page.evaluate(
        (names) =>
          names.filter((name) =>
            performance.getEntriesByType('resource').every((file) => !file.name.includes(`/assets/${name}-`)),
          ),
        parts,
      ),
    )
    .toEqual([]);
