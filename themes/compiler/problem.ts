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
