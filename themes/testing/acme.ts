import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { type Fonts, fonts } from '../compiler/fonts.ts';

const require = createRequire(import.meta.url);
const folders: string[] = [];

/** An empty folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brands-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What a brand of tests is started from. */
export const wish = (name: string) => ({
  name,
  colors: ['#0b6e4f', '#ffb400'],
  character: 'soft' as const,
});

/** No files beside it. */
export const files = { hasStory: false, font: undefined, headingFont: undefined, photo: undefined };

/** The file of a font that is here for every brand. */
export const fileOf = (family: string): string =>
  require.resolve((fonts as Fonts)[family]?.files[0]?.file ?? '');
