/**
 * `npm run new:theme acme [#brand] [#accent] [#sky] [-- --manners soft|round|sharp]`: a working brand, all colours readable. `--into`
 * names another folder than `themes`; it has to hold a `tenants.ts`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CharacterName, characters } from '../compiler/characters.ts';
import { startTheme } from '../compiler/starter.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    manners: { type: 'string', default: 'soft' },
    into: { type: 'string', default: dirname(dirname(fileURLToPath(import.meta.url))) },
  },
});
const root = values.into;
const [name, ...colors] = positionals;
const character = (Object.keys(characters) as CharacterName[]).find((one) => one === values.manners);

if (name === undefined || character === undefined || colors.length > 3) {
  console.error('npm run new:theme <name> [#brand] [#accent] [#sky] [-- --manners soft|round|sharp]');
  process.exit(1);
}
if (existsSync(join(root, name))) {
  console.error(`There is a brand "${name}" already: themes/${name}. Nothing was changed.`);
  process.exit(1);
}
try {
  const files = startTheme({ name, colors, character });
  for (const [path, content] of files) {
    const file = join(root, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  register(name);
  console.log(`themes/${name} is there, with ${files.size} files, and named in themes/tenants.ts.
  1. Answer every question in themes/${name}/tenant.ts: title, template, hosts, support address; its links in footer.ts.
  2. npm run check:theme ${name}
  3. npm run storybook: its page is Brands/${name}, and the toolbar offers "${name}" on every story.
  4. npm run dev, and add ?tenant=${name} to the address.
  npm run build:theme ${name} writes the files that a running app loads; npm run pictures draws its stories, which npm test then
  compares. To undo all of this, delete themes/${name} and its two
  words in themes/tenants.ts.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Adds the brand's line to the list of facts. */
function register(brand: string): void {
  const path = join(root, 'tenants.ts');
  const text = readFileSync(path, 'utf8');
  const word = brand.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const line = `import { tenant as ${word} } from './${brand}/tenant.ts';`;
  const lines = [...text.matchAll(/^import \{ tenant as .*$/gm)].map(([found]) => found);
  const next = text
    .replace(lines.join('\n'), [...lines, line].sort((a, b) => pathOf(a).localeCompare(pathOf(b))).join('\n'))
    .replace(' } satisfies', `, ${word} } satisfies`);
  writeFileSync(path, next);
}

function pathOf(line: string): string {
  return line.split(' from ')[1] ?? line;
}
