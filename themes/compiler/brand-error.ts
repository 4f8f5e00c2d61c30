import type { Problem } from './problem.ts';

/** What is wrong with a brand, as its team reads it; thrown where nothing can be made of it. */
export class BrandError extends Error {
  override name = 'BrandError';
  readonly problems: readonly Problem[];
  constructor(brand: string, problems: readonly Problem[]) {
    super(
      [
        `The brand "${brand}" cannot be used:`,
        ...problems.map(({ where, says, hint }) => `  ${where} ${says}${hint ? ` (${hint})` : ''}`),
      ].join('\n'),
    );
    this.problems = problems;
  }
}
