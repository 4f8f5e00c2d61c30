/** `npm run check:theme [brand …]`: says in plain words what keeps a brand from shipping. Without a name it checks all. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkTheme, heaviest } from '../check.ts';
import { briefly, lineOf } from '../compiler/problem.ts';
import { tenants } from '../tenants.ts';
import { themeNames } from '../vite.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : themeNames();
let failed = 0;

for (const name of names) {
  const facts = Object.values(tenants).find((tenant) => tenant.name === name);
  if (!facts) {
    console.error(
      `✗ ${name}: no such brand in themes/tenants.ts. There are: ${Object.keys(tenants).join(', ')}.`,
    );
    failed++;
    continue;
  }
  const { problems, warnings, verdicts, gzip } = checkTheme(join(root, name), facts);
  for (const line of briefly(warnings)) console.warn(`! ${name}: ${line}`);
  if (problems.length === 0) {
    console.log(`✓ ${name}: ${verdicts.length} pairs of colours pass, ${gzip} of ${heaviest} bytes of CSS.`);
    continue;
  }
  failed++;
  console.error(`✗ ${name}: ${problems.length} ${problems.length === 1 ? 'thing' : 'things'} to mend`);
  for (const problem of problems) console.error(`    ${lineOf(problem)}`);
}
process.exitCode = failed === 0 ? 0 : 1;
