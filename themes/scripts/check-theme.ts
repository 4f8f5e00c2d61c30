/**
 * `npm run check:theme [brand or folder …]`: says in plain words what keeps a brand from shipping, what its team should know,
 * and which facts nobody has confirmed yet. Without a name it checks all.
 */
import { existsSync } from 'node:fs';
import { themeNames, themesFolder } from '../brands.ts';
import { heaviest } from '../check.ts';
import { checkBrand, folderOf } from '../check-brand.ts';
import { briefly, lineOf } from '../compiler/problem.ts';
import { mustConfirm } from '../facts.ts';

const asked = process.argv.slice(2);
let failed = 0;

for (const name of asked.length > 0 ? asked : themeNames()) {
  const folder = folderOf(name);
  if (!existsSync(folder)) {
    console.error(`✗ ${name}: no such brand in ${themesFolder}. There are: ${themeNames().join(', ')}.`);
    failed++;
    continue;
  }
  const { problems, warnings, unconfirmed, verdicts, gzip } = await checkBrand(folder);
  if (problems.length === 0)
    console.log(`✓ ${name}: ${verdicts.length} pairs of colours pass, ${gzip} of ${heaviest} bytes of CSS.`);
  else {
    failed++;
    console.error(`✗ ${name}: ${problems.length} ${problems.length === 1 ? 'thing' : 'things'} to mend`);
    for (const problem of problems) console.error(`    ${lineOf(problem)}`);
  }
  for (const line of briefly(warnings)) console.warn(`  ! ${line}`);
  const guesses = mustConfirm({ unconfirmed });
  const others = unconfirmed.filter((fact) => !guesses.includes(fact));
  if (guesses.length > 0)
    console.warn(
      `  ? to be confirmed before it is delivered (facts.json, "unconfirmed"): ${guesses.join(', ')}`,
    );
  if (others.length > 0)
    console.warn(
      `  ? filled in by new:theme and confirmed by nobody (facts.json, "unconfirmed"): ${others.join(', ')}`,
    );
}
process.exitCode = failed === 0 ? 0 : 1;
