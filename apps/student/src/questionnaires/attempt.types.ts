import type { Attempt } from '../contents/attempt.ts';

/** An attempt that is looked at, and the page of it. */
export type AttemptViewProps = {
  attempt: Attempt;
  /** What is answered: the title of the content or of the exercise. */
  title: string;
  page: number;
  /** How many questions there are, where it is known. */
  total: number | undefined;
  /** How many have an answer, as far as the server has told. */
  answered: number | undefined;
  /** When the attempt ends, ms since 1970. */
  deadline?: number | undefined;
  /** The server takes no more answers. */
  isOver: boolean;
  hrefOf: (page: number) => string;
  /** The address names a page that there is not: it is led to this one. */
  isClamped: boolean;
  /** Where one came from. */
  backHref: string;
  /** Where one goes once it is finished. */
  afterHref: string;
};
