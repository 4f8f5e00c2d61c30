/** Something to say about a brand, in words its team understands. `where` is a token's path or a file. */
export interface Problem {
  where: string;
  says: string;
  /** What would mend it, where that is known. */
  hint?: string;
}

/** What was found while reading: `problems` keep a brand from being built, `warnings` do not. */
export class Findings {
  readonly #problems = new Map<string, Problem>();
  readonly #warnings = new Map<string, Problem>();

  problem(where: string, says: string, hint?: string): void {
    keep(this.#problems, where, says, hint);
  }

  warning(where: string, says: string, hint?: string): void {
    keep(this.#warnings, where, says, hint);
  }

  get problems(): readonly Problem[] {
    return [...this.#problems.values()];
  }

  get warnings(): readonly Problem[] {
    return [...this.#warnings.values()];
  }
}

function keep(into: Map<string, Problem>, where: string, says: string, hint: string | undefined): void {
  into.set(`${where} ${says}`, { where, says, ...(hint === undefined ? {} : { hint }) });
}

/** One problem as a line. */
export function lineOf({ where, says, hint }: Problem): string {
  return `${where}: ${says}${hint ? ` → ${hint}` : ''}`;
}

/**
 * Problems as lines, by kind; of one kind the first ones and how many more there are: an export of a design tool may have hundreds.
 */
export function briefly(problems: readonly Problem[], shown = 5): string[] {
  const kinds = new Map<string, Problem[]>();
  for (const problem of problems) {
    const kind = problem.says.replace(/[:,].*$/, '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), problem]);
  }
  return [...kinds].flatMap(([kind, ones]) => [
    ...ones.slice(0, shown).map(lineOf),
    ...(ones.length > shown ? [`and ${ones.length - shown} more tokens: ${kind.replace(/\.$/, '')}`] : []),
  ]);
}
