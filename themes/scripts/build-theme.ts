/**
 * `npm run build:theme <brand or folder …> [-- --into <folder>]`: turns a brand's folder into the bundle that a running app loads.
 * Without `--into` it goes where `npm start` looks, `.data/brands`: the next page load has it, nothing is built or started again.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BrandError, bundledBrands, readFactsIn, themeNames } from '../brands.ts';
import { bundleOf } from '../bundle.ts';
import { folderOf } from '../check-brand.ts';
import { ThemeError } from '../compiler/css.ts';
import { deliveredFolder } from '../delivered.ts';
import { publish } from '../publish.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: deliveredFolder } },
});
const into = resolve(values.into);
if (positionals.length === 0) {
  console.error(
    `Say which brand: npm run build:theme -- <brand or folder>. There are: ${themeNames().join(', ')}.`,
  );
  process.exit(1);
}
for (const asked of positionals) {
  const begun = performance.now();
  const folder = folderOf(asked);
  if (!existsSync(folder)) {
    console.error(`✗ ${asked}: there is no such brand and no such folder.`);
    process.exitCode = 1;
    continue;
  }
  try {
    const bundle = await bundleOf(folder);
    const { tenant } = bundle.delivery;
    const { problems } = publish(bundle, into);
    const bytes = [...bundle.files.values()].reduce((sum, { length }) => sum + length, 0);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `✓ ${tenant.name}: ${bundle.files.size} files, ${Math.round(bytes / 1024)} KB, in ${join(into, tenant.name)} (${seconds} s).`,
    );
    if (bundledBrands.includes(tenant.name))
      console.warn(`  ! ${tenant.name} is one of the app's own brands: a running app keeps showing its own.`);
    for (const { where, says } of problems) console.warn(`  ! ${where} ${says}`);
    const unconfirmed = readFactsIn(folder, tenant.name).facts?.unconfirmed ?? [];
    if (unconfirmed.length > 0)
      console.warn(`  ? not confirmed yet: ${unconfirmed.join(', ')} (facts.json, "unconfirmed").`);
    console.log(
      `  Shown at its hosts (${tenant.hosts.join(', ') || 'none yet'}), and with ?tenant=${tenant.name}.`,
    );
  } catch (error) {
    if (!(error instanceof ThemeError || error instanceof BrandError)) throw error;
    console.error(`✗ ${error.message}`);
    process.exitCode = 1;
  }
}
