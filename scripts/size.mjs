/**
 * npm run size: what the built app weighs, gzip, against the budgets of docs/performance.md; fails past a budget.
 * Every number is read from the build itself: the bundle list of Vite and the files on disk.
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

const bundles = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const weighed = new Map();

function weightOf(file) {
  if (!weighed.has(file)) weighed.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return weighed.get(file);
}

/** All files that a page must have read before these modules can run. */
function closureOf(modules) {
  const files = { js: new Set(), css: new Set() };
  const visited = new Set();
  const visit = (key) => {
    if (visited.has(key)) return;
    visited.add(key);
    const bundle = bundles[key];
    if (!bundle) giveUp(`The build holds no bundle for ${key}; scripts/size.mjs names a module that moved.`);
    if (bundle.file.endsWith('.js')) files.js.add(bundle.file);
    for (const sheet of bundle.css ?? []) files.css.add(sheet);
    for (const next of bundle.imports ?? []) visit(next);
  };
  for (const module of modules) visit(module);
  return files;
}

const sum = (files) => [...files].reduce((total, file) => total + weightOf(file), 0);

const entry = 'index.html';
const routeModules = Object.keys(bundles).filter((key) => /^src\/routes\/.*\.route\.tsx$/.test(key));
const routeNamed = (name) =>
  routeModules.find((key) => key.endsWith(`/${name}.route.tsx`)) ??
  giveUp(`No bundle of a route is called ${name}.`);
const shell = Object.keys(bundles).filter(
  (key) => /^src\/shell\/.*shell.*\.tsx$/.test(key) && bundles[key].isDynamicEntry,
);

const landing = closureOf([entry, routeNamed('home')]);
const dashboard = closureOf([entry, ...shell, routeNamed('dashboard')]);
const rows = [
  { name: 'landing, JS of the first load', bytes: sum(landing.js), budget: 120 },
  { name: 'dashboard, JS of the first load', bytes: sum(dashboard.js), budget: 165 },
];
const shared = closureOf([entry, ...shell]).js;
for (const key of routeModules) {
  if (key === routeNamed('home') || key === routeNamed('dashboard')) continue;
  const own = [...closureOf([key]).js].filter((file) => !shared.has(file));
  rows.push({ name: `${key.match(/([^/]+)\.route\.tsx$/)[1]}, JS of its own`, bytes: sum(own), budget: 40 });
}

const sheets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'));
rows.push({ name: 'all component CSS', bytes: sum(sheets.map((file) => `assets/${file}`)), budget: 25 });

for (const file of readdirSync(join(dist, 'themes')).filter((name) => name.endsWith('.css'))) {
  const text = readFileSync(join(dist, 'themes', file), 'utf8').replace(/url\(["']?data:[^)]*\)/g, '');
  rows.push({
    name: `brand ${file.replace('.css', '')}, without its drawings`,
    bytes: gzipSync(text, { level: 9 }).length,
    budget: 3,
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
    `\n${over} over budget. Look for what is imported where it is not needed yet; \`npm run build\` leaves the bundle list in ${builds.app.to}/.vite/manifest.json.`,
  );
process.exit(over === 0 ? 0 : 1);
