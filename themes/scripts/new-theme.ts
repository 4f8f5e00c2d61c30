/**
 * `npm run new:theme -- acme '#7A1F5C' '#F2A900' [#sky]`: a working brand, all colours readable, drawn after its name.
 *
 * --font and --heading-font take a woff2 file, --photo a photograph for the hero, --focus which part of it is kept (30,60), --manners soft, round or sharp, --drawings one of
 * the families, --title, --email and --host what nobody has to confirm later. `--into` names another folder than `themes`.
 */
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { themesFolder } from '../brands.ts';
import { type CharacterName, characters } from '../compiler/characters.ts';
import { type FamilyName, families } from '../compiler/drawings/drawings.ts';
import { startBrand } from '../start-brand.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    manners: { type: 'string', default: 'soft' },
    drawings: { type: 'string' },
    font: { type: 'string' },
    'heading-font': { type: 'string' },
    photo: { type: 'string' },
    focus: { type: 'string' },
    title: { type: 'string' },
    email: { type: 'string' },
    host: { type: 'string' },
    into: { type: 'string', default: themesFolder },
  },
});
const begun = performance.now();
const root = resolve(values.into);
const [name, ...colors] = positionals;
const character = (Object.keys(characters) as CharacterName[]).find((one) => one === values.manners);
const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(values.focus ?? '') ?? [];
const family = (Object.keys(families) as FamilyName[]).find((one) => one === values.drawings);

if (
  name === undefined ||
  character === undefined ||
  colors.length > 3 ||
  (values.drawings !== undefined && !family) ||
  (values.focus !== undefined && !(Number(x) <= 100 && Number(y) <= 100))
) {
  console.error(`npm run new:theme -- <name> [#brand] [#accent] [#sky] [--font <woff2>] [--heading-font <woff2>] [--photo <file>] [--focus <0-100>,<0-100>]
    [--manners soft|round|sharp] [--drawings ${Object.keys(families).join('|')}]
    [--title <words>] [--email <address>] [--host <name>] [--into <folder>]`);
  process.exit(1);
}
if (existsSync(join(root, name))) {
  console.error(`There is a brand "${name}" already: ${shown(join(root, name))}. Nothing was changed.`);
  process.exit(1);
}
try {
  const { files, unconfirmed } = await startBrand(
    {
      name,
      colors,
      character,
      ...(family && { family }),
      ...(values.title && { title: values.title }),
      ...(values.email && { supportEmail: values.email }),
      ...(values.host && { host: values.host }),
      ...(values.focus && { photoFocus: { x: Number(x), y: Number(y) } }),
    },
    {
      root,
      font: values.font,
      headingFont: values['heading-font'],
      photo: values.photo,
      hasStory: root === themesFolder,
    },
  );
  const place = root === themesFolder ? name : shown(join(root, name));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${shown(join(root, name))} is there, with ${files} files (${seconds} s).
  1. Confirm its facts in facts.json, and take each out of "unconfirmed": ${unconfirmed.join(', ')}.
  2. npm run check:theme -- ${place}
  3. npm run build:theme -- ${place}, then add ?tenant=${name} to the address of the running app.
  ${root === themesFolder ? `In Storybook its page is Brands/${name}, and the toolbar offers "${name}" on every story. ` : ''}docs/a-brand.md tells the whole road. To undo all of this, delete
  the folder.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** A path as a person in the project would write it. */
function shown(path: string): string {
  return dirname(path) === themesFolder ? `themes/${basename(path)}` : path;
}
