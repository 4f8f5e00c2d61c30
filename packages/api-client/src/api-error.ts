import type { ErrorCode } from '@student/domain';

/** A code of ours, or one that a later server invented. */
export type ApiErrorCode = ErrorCode | (string & {});

/** One violation in a refusal of the input. */
export interface FieldRefusal {
  readonly code: string;
  readonly message: string;
  readonly field?: string | null | undefined;
}

/** Where an answer broke its schema: path from `data` (`courses.3.title`) and what was wrong. */
export interface SchemaIssue {
  readonly path: string;
  readonly message: string;
}

export interface ApiErrorFacts {
  readonly code: ApiErrorCode;
  readonly message: string;
  /** HTTP status, when there was an answer. */
  readonly status?: number | undefined;
  /** Every violation, in the order of the server; `message` is already that of the first. */
  readonly errors?: readonly FieldRefusal[] | undefined;
  /** Which rows and fields of the answer failed. */
  readonly issues?: readonly SchemaIssue[] | undefined;
  /** How long the server asks to wait before the next try, in ms. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The one error that a call throws. `message` is fit for the person (CALLS-06 to CALLS-11). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number | undefined;
  readonly errors: readonly FieldRefusal[];
  readonly issues: readonly SchemaIssue[];
  readonly retryAfter: number | undefined;

  constructor({ code, message, status, errors = [], issues = [], retryAfter, cause }: ApiErrorFacts) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}
