import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readFactsIn, themesFolder } from './brands.ts';
import { checkTheme, type Report } from './check.ts';
import { loadTokens } from './compiler/load.ts';
import { readTokens } from './compiler/tokens.ts';
import { fontsIn } from './measure.ts';
import { pixelProblems } from './pixels.ts';

/** What a check of a whole folder found: {@link Report}, with the facts that nobody has confirmed. */
export interface BrandReport extends Report {
  unconfirmed: readonly string[];
}

/** Where a brand lies: its name stands for its folder in `themes`, anything else is a path. */
export function folderOf(nameOrPath: string): string {
  const inThemes = join(themesFolder, nameOrPath);
  return /^[\w-]+$/.test(nameOrPath) && existsSync(inThemes) ? inThemes : resolve(nameOrPath);
}

/** Checks all of one brand: tokens, colours, drawings, fonts and facts. Never throws for what a brand team can mend. */
export async function checkBrand(folder: string): Promise<BrandReport> {
  const name = basename(folder);
  const { facts, problems } = readFactsIn(folder, name);
  const own = await fontsIn(folder, headingWeightIn(folder));
  const coin = facts ? facts.tenant.coin : existsSync(join(folder, 'assets/coin.svg')) || null;
  const report = checkTheme(folder, { name, coin, fonts: own.fonts });
  return {
    ...report,
    problems: [
      ...problems,
      ...own.problems,
      ...report.problems,
      ...(await pixelProblems(join(folder, 'assets'))),
    ],
    unconfirmed: facts?.unconfirmed ?? [],
  };
}

/** The weight that headings have in a brand. */
export function headingWeightIn(folder: string): number {
  const weight = readTokens(loadTokens(folder).json).light.get('font.weight.heading');
  return weight?.type === 'fontWeight' ? weight.value : 700;
}
