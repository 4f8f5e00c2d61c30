import { contrast, nearestPassing } from '../../../themes/compiler/color.ts';
import type { Verdict } from '../../../themes/compiler/pairs.ts';
import type { SchemeName } from '../../../themes/compiler/tokens.ts';

/** A token that cannot be read where it lies: all that is wrong with it in one scheme. */
export interface FailingToken {
  scheme: SchemeName;
  /** `color.fg.subtle`. */
  path: string;
  hex: string;
  fails: readonly Verdict[];
  /** On how many grounds it is judged. */
  of: number;
  /** The colour nearest to it that passes on all of them, or else on all that fail now; absent where none does. */
  nearest: string | undefined;
}

/** The pairs that fail, by the token that lies on top; the one with most to mend first. */
export function failingTokens(verdicts: readonly Verdict[]): FailingToken[] {
  const byToken = Map.groupBy(verdicts, ({ scheme, over }) => `${scheme} ${over}`);
  return [...byToken.values()]
    .flatMap((all): FailingToken[] => {
      const fails = all.filter(({ passes }) => !passes);
      const [first] = fails;
      if (!first) return [];
      const { scheme, over: path, overHex: hex } = first;
      return [{ scheme, path, hex, fails, of: all.length, nearest: nearestOf(hex, all, fails) }];
    })
    .sort((one, other) => other.fails.length - one.fails.length);
}

function nearestOf(hex: string, all: readonly Verdict[], fails: readonly Verdict[]): string | undefined {
  const passesOn = (grounds: readonly Verdict[]) => (color: string | undefined) =>
    color !== undefined &&
    grounds.every(({ underHex, least }) => contrast({ hex: color, alpha: 1 }, underHex) >= least);
  const most = Math.max(...fails.map(({ least }) => least));
  for (const grounds of [all, fails]) {
    const found = nearestPassing(
      hex,
      grounds.map(({ underHex }) => underHex),
      most,
    );
    if (passesOn(grounds)(found)) return found;
  }
  return undefined;
}
