import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup.mjs';

/** Where the pictures that were accepted lie, a folder per brand. */
export const folder = join(root, 'pictures');
const ending = '.webp';

const fileOf = (name: string) => join(folder, `${name}${ending}`);

/** The file of a picture as a person finds it. */
export const pathOf = (name: string) => `pictures/${name}${existsSync(fileOf(name)) ? ending : ''}`;

/** The accepted picture of a look, if there is one. */
export function keptPicture(name: string): Buffer | undefined {
  return existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : undefined;
}

export function keepPicture(name: string, picture: Buffer): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), picture);
}

/** Every file in the folders of the brands, by the name of its look; one of another kind keeps its ending. */
export function keptNames(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((brand) => statSync(join(folder, brand)).isDirectory())
    .flatMap((brand) =>
      readdirSync(join(folder, brand)).map(
        (file) => `${brand}/${file.endsWith(ending) ? file.slice(0, -ending.length) : file}`,
      ),
    );
}

export function forgetPicture(name: string): void {
  const file = fileOf(name);
  rmSync(existsSync(file) ? file : join(folder, name));
}

/** Megabytes of all pictures. */
export function weight(): number {
  const bytes = keptNames().reduce((sum, name) => {
    const file = existsSync(fileOf(name)) ? fileOf(name) : join(folder, name);
    return sum + statSync(file).size;
  }, 0);
  return bytes / 1e6;
}
