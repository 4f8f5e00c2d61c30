/**
 * npm run size: what the built app weighs, gzip, against the budgets of docs/performance.md; fails past a budget.
 * Every number is read from the build itself: its list of what each place loads first, and the files on disk.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builds, make } from './builds.mjs';
import { giveUp, root } from './setup.mjs';

const KB = 1024;
const dist = join(root, builds.app.to);

const built = await make(builds.app);
if (!built.ok) giveUp(`${built.output}\nThe app could not be built, so nothing was weighed.`);

/** Files of the first load: of every page, of those behind the guard, of each place (apps/student/bundling). */
const firstLoad = JSON.parse(readFileSync(join(dist, '.vite/first-load.json'), 'utf8'));
const weighed = new Map();

/**
 * The base tokens travel in the app's style sheets, but they are a brand's: what each brand's own file stands on, and leaves out. So
 * they are weighed beside the brands, as what the style sheets weigh more with them.
 */
const baseTokens = /:where\(\[data-theme\][^{]*\{--ui-[^}]*\}/g;
const gzipOf = (text) => gzipSync(text, { level: 9 }).length;
const componentsIn = (styles) => gzipOf(styles.replace(baseTokens, ''));

function weightOf(file) {
  if (!weighed.has(file)) {
    const text = readFileSync(join(dist, file), 'utf8');
    weighed.set(file, file.endsWith('.css') ? componentsIn(text) : gzipOf(text));
  }
  return weighed.get(file);
}

const scripts = (...lists) => new Set(lists.flat().filter((file) => file.endsWith('.js')));
const sheets = (...lists) => new Set(lists.flat().filter((file) => file.endsWith('.css')));
const sum = (files) => [...files].reduce((total, file) => total + weightOf(file), 0);

const { start, guarded, places } = firstLoad;
const rows = [
  { name: 'landing, JS of the first load', bytes: sum(scripts(start, places.home)), budget: 120 },
  {
    name: 'dashboard, JS of the first load',
    bytes: sum(scripts(start, guarded, places.dashboard)),
    budget: 165,
  },
];

/** What every page starts with stands in the document (apps/student/boot/first-screens.plugin.ts). */
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const inDocument =
  /<style id="start">([\s\S]*?)<\/style>/.exec(page)?.[1] ?? giveUp('The document holds no styles.');
rows.push({
  name: 'landing, component CSS of the first load',
  bytes: componentsIn(inDocument) + sum(sheets(start, places.home)),
  budget: 10,
});
rows.push({
  name: 'dashboard, component CSS of the first load',
  bytes: componentsIn(inDocument) + sum(sheets(start, guarded, places.dashboard)),
  budget: 25,
});

/** What opens on any page, which whoever asks for it first brings for all that follow (apps/student/bundling/bundles.ts). */
const everywhere = readdirSync(join(dist, 'assets'))
  .map((file) => `assets/${file}`)
  .filter((file) => /\/styles-everywhere-[^/]*\.css$/.test(file));
rows.push({ name: 'what opens on any page, component CSS', bytes: sum(everywhere), budget: 8 });

const shared = new Set([start, guarded, everywhere].flat());
const others = new Map(Object.entries(places).map(([name, files]) => [String(files), { name, files }]));
/** A file's name without its hash. */
const nameOf = (file) => file.replace(/^assets\/|-[^-]{8}\.\w+$/g, '');
const ownOf = (files) => [...files].filter((file) => !shared.has(file));
for (const { name, files } of others.values()) {
  if (files === places.home || files === places.dashboard) continue;
  rows.push({ name: `${name}, JS of its own`, bytes: sum(ownOf(scripts(files))), budget: 40 });
  const own = ownOf(sheets(files));
  if (own.length > 0) rows.push({ name: `${name}, component CSS of its own`, bytes: sum(own), budget: 8 });
}

/** What no place waits for: dialogs of one place alone. */
const inPlaces = sheets(start, guarded, everywhere, ...Object.values(places));
for (const file of readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`))
  if (file.endsWith('.css') && !inPlaces.has(file))
    rows.push({ name: `${nameOf(file)}, component CSS for later`, bytes: weightOf(file), budget: 8 });

rows.push({ name: 'document, with the first screens of all own brands', bytes: gzipOf(page), budget: 30 });
rows.push({
  name: 'base tokens, which brands stand on',
  bytes: gzipOf(inDocument) - componentsIn(inDocument),
  budget: 2.25,
});

for (const file of readdirSync(join(dist, 'themes')).filter((name) => name.endsWith('.css'))) {
  const text = readFileSync(join(dist, 'themes', file), 'utf8').replace(/url\(["']?data:[^)]*\)/g, '');
  rows.push({
    name: `brand ${file.replace('.css', '')}, without its drawings`,
    bytes: gzipOf(text),
    budget: 2.25,
  });
  const folder = join(dist, 'themes', file.replace('.css', ''));
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  rows.push({
    name: `brand ${file.replace('.css', '')}, font files`,
    bytes: fonts.length * KB,
    budget: 1,
    unit: 'file',
  });
  for (const font of fonts)
    rows.push({
      name: `  ${file.replace('.css', '')}/${font}`,
      bytes: statSync(join(folder, font)).size,
      budget: 45,
    });
}

let over = 0;
for (const { name, bytes, budget, unit = 'KB' } of rows) {
  const isOver = bytes / KB > budget;
  if (isOver) over += 1;
  console.log(
    `${isOver ? 'OVER  ' : 'ok    '} ${name.padEnd(46)} ${(bytes / KB).toFixed(1).padStart(7)} of ${budget} ${unit}`,
  );
}
if (over > 0)
  console.log(
    `\n${over} over budget. Look for what is imported where it is not needed yet; ${builds.app.to}/.vite/first-load.json lists what each place loads first.`,
  );
// Not `process.exit`: Node may wait there for ever for a thread that compiles or collects.
process.exitCode = over === 0 ? 0 : 1;
