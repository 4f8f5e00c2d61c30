import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { sharedSheets } from './bundles.ts';

/**
 * The sheets of a chunk with all shared ones before them, in their order. So a sheet is never on a page before one that its rules
 * stand upon, whatever a visit has asked for until then: where two rules weigh the same, the later one counts.
 *
 * @param needed the files of the chunk
 * @param shared the file of each shared sheet that was built, in the order of `sharedSheets`
 */
export function inOrder(needed: readonly string[], shared: readonly string[]): string[] {
  const own = needed.filter((file) => !shared.includes(file));
  const last = own.length > 0 ? shared.length - 1 : Math.max(...needed.map((file) => shared.indexOf(file)));
  return [...shared.slice(0, last + 1), ...own];
}

/** Brings each chunk's sheets into order, before the bundler writes down what a chunk waits for. */
export const sheetsInOrder = (): Plugin => ({
  name: 'student-sheets-in-order',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const shared = sharedSheets.flatMap((name) => fileOf(bundle, name) ?? []);
    for (const file of Object.values(bundle)) {
      const css = file.type === 'chunk' ? file.viteMetadata?.importedCss : undefined;
      if (!css || css.size === 0) continue;
      const ordered = inOrder([...css], shared);
      css.clear();
      for (const sheet of ordered) css.add(sheet);
    }
  },
});

const fileOf = (bundle: Rolldown.OutputBundle, name: string): string | undefined =>
  Object.values(bundle).find(
    (file) => file.type === 'asset' && file.names.some((one) => basename(one) === `${name}.css`),
  )?.fileName;
