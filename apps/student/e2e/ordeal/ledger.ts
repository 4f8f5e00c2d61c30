/**
 * What a person did, and what of it they saw confirmed. A text that was seen in its list, as sent or as waiting, is
 * promised to arrive once; one that was never seen may have been too late for this device, but arrives at most once.
 */
/** A text: `texts` are those that it may have by now; the newest confirmed one alone, once a change was seen. */
export type Written = { fate: 'kept' | 'perhaps' | 'gone' | 'perhapsGone'; texts: string[] };

/** One of these values stands at the server: the last confirmed, or one whose answer was not seen since. */
export type Choice<Value> = { possible: Value[] };

/** Study in one tab from the opening of a content until it is left: seconds that count, at least and at most. */
export type Study = { least: number; most: number; slowest: number; fastest: number };

/** Positions of a content in which the server may stand, in seconds. */
export type Range = { from: number; to: number };

/** Answers to a question: the value, an alternative's number or a text; how often it was given, and how often that was confirmed. */
export type Answered = Choice<string | undefined> & { given: number; confirmed: number };

/** An attempt at an exercise: its answers by page, and whether it is finished. */
export type Attempt = { answers: Map<number, Answered>; finished: Choice<boolean> };

export type Ledger = {
  notes: Written[];
  doubts: Written[];
  rating: Choice<string | undefined>;
  liked: Choice<boolean>;
  enrolled: Choice<boolean>;
  studies: Study[];
  /** Where the content resumes. */
  position: Choice<Range>;
  /** The tabs in which the content was played, or skipped through. */
  studiedIn: Set<string>;
  /** The most that the page showed; the server never has less. */
  shownProgress: number;
  /** How often somebody began an attempt: a press, twice or in two tabs at once. */
  begun: number;
  /** The attempts that were seen, by their numbers. */
  attempts: Map<number, Attempt>;
  /** The step at which a package stands. */
  step: Choice<number>;
  /** What a page did not show any more, though it was seen before. */
  forgotten: string[];
};

export const emptyLedger = (): Ledger => ({
  notes: [],
  doubts: [],
  rating: { possible: [undefined] },
  liked: { possible: [false] },
  enrolled: { possible: [false] },
  studies: [],
  position: { possible: [{ from: 0, to: 0 }] },
  studiedIn: new Set(),
  shownProgress: 0,
  begun: 0,
  attempts: new Map(),
  step: { possible: [0] },
  forgotten: [],
});

/** Remembers a change: one that was seen is the truth; one that was not seen may have happened. */
export function chose<Value>(choice: Choice<Value>, value: Value, outcome: 'seen' | 'unseen'): void {
  choice.possible = outcome === 'seen' ? [value] : [...choice.possible, value];
}
