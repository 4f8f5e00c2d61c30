/**
 * `npm run build:theme <brand or folder …> [-- --into <folder>] [--preview]`: turns a brand's folder into the bundle that a running
 * app loads. Without `--into` it goes where `npm start` looks, `.data/brands`: the next page load has it, nothing is built or started
 * again. Facts that strangers rely on have to be confirmed, but for a `--preview`, which is at no host.
 */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundledBrands, readFactsIn, themeNames } from '../brands.ts';
import { bundleOf } from '../bundle.ts';
import { folderOf } from '../check-brand.ts';
import { BrandError } from '../compiler/brand-error.ts';
import { deliveredFolder, deliveredIn } from '../delivered.ts';
import { mustConfirm } from '../facts.ts';
import { publish } from '../publish.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: 'string', default: deliveredFolder },
    preview: { type: 'boolean', default: false },
  },
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
    const name = basename(folder);
    const unconfirmed = readFactsIn(folder, name).facts?.unconfirmed ?? [];
    const guesses = mustConfirm({ unconfirmed });
    if (guesses.length > 0 && !values.preview) {
      console.error(`✗ ${name} is not delivered, because nobody has confirmed ${guesses.join(', ')}. People would write there, be sent there
  or find the brand there: look at each in ${join(folder, 'facts.json')}, and take it out of "unconfirmed" once it is true.
  To look at the brand before that: npm run build:theme -- ${asked} --preview`);
      process.exitCode = 1;
      continue;
    }
    const [live] = values.preview ? hostsNow(name) : [];
    if (live !== undefined) {
      console.error(`✗ ${name} is shown at ${live}, and a preview in its place would take it away there. Give the preview a folder of its
  own: --into <folder>, which npm start -- --brands <folder> shows.`);
      process.exitCode = 1;
      continue;
    }
    const bundle = await bundleOf(folder, values.preview ? 'none' : 'own');
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
    if (unconfirmed.length > 0)
      console.warn(`  ? not confirmed yet: ${unconfirmed.join(', ')} (facts.json, "unconfirmed").`);
    if (values.preview) console.log(`  A preview: at no host, and shown with ?tenant=${tenant.name}.`);
    else
      console.log(
        `  Shown at its hosts (${tenant.hosts.join(', ') || 'none yet'}), and with ?tenant=${tenant.name}.`,
      );
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    console.error(`✗ ${error.message}`);
    process.exitCode = 1;
  }
}

/** The hosts at which a brand is shown as it is delivered now. */
function hostsNow(name: string): readonly string[] {
  const found = deliveredIn([into]).delivered.find(({ delivery }) => delivery.tenant.name === name);
  return found?.delivery.tenant.hosts ?? [];
}
