import type { Subject } from './entry.ts';
import type { RuleName } from './rule-names.ts';

/** What a component was given, and what came instead of what the rule wants. */
export interface Finding {
  given: string;
  came: string;
}

export interface Rule {
  name: RuleName;
  /** What holds, as one sentence. */
  says: string;
  /** Which components it is about; by itself all. */
  concerns?: (subject: Subject) => boolean;
  /** It is tried on every look of a component, not on the first alone. */
  inEveryLook?: true;
  examine: (subject: Subject) => Promise<Finding[]>;
}

export interface Failure extends Finding {
  rule: RuleName;
  component: string;
}

/** One sentence for a failure: which component, what was given, what came. */
export const sentenceOf = ({ rule, component, given, came }: Failure): string =>
  `${component} (${rule}): given ${given}, ${came}`;
