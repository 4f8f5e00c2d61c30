/**
 * Every code that a refusal can carry. Rules and the wire speak in codes; the screen's words are a record over
 * `ErrorCode`, so a code without words does not compile.
 *
 * A code is either that of the wire (`INVALID_ID`) or the same with the field it is about (`INVALID_RATING.stars`), where
 * the specification gives one code two sentences. `wireCodeOf` takes the field off again.
 */

/** Codes that the server may answer (the contract's `x-error-codes`). */
export const serverCodes = [
  'ACCESS_SESSION_EXPIRED',
  'UNEXPECTED_ERROR',
  'INVALID_ID',
  'EMPTY_FIELD',
  'INVALID_RATING',
  'INVALID_CONTENT_DOUBT',
  'INVALID_CONTENT_ANNOTATION',
  'INVALID_SPEED_RATE',
  'INVALID_CHECKPOINT',
  'ALREADY_ENROLLED',
  'MAX_CAPACITY_REACHED',
  'EVENT_CLASS_FINISHED',
  'ZIP_CODE_NOT_FOUND',
  'INVALID_IMAGE_TYPE',
  'IMAGE_TOO_LARGE',
  'VALIDATION_ERROR',
  'NOT_FOUND',
  'INVALID_CREDENTIALS',
  'INVALID_TOKEN',
  'IDENTITY_NOT_CONFIRMED',
  'ALREADY_REGISTERED',
  'WEAK_PASSWORD',
  'NOT_ENROLLED',
  'CONTENT_BLOCKED',
  'ATTEMPT_LIMIT_REACHED',
  'QUESTIONNAIRE_FINISHED',
  'TOO_MANY_INTERESTS',
  'INSUFFICIENT_DECOINS',
  'OUT_OF_STOCK',
  'CERTIFICATE_UNAVAILABLE',
] as const;

/** Codes of the client itself: what never reached the server, and what a form refuses before any call. */
export const clientCodes = [
  'NO_RESPONSE',
  'TIMEOUT',
  'ABORTED',
  'NOT_IMPLEMENTED',
  'CONTENT_STATE_NOT_READY',
  'EARLIER_ATTEMPT_WAITS',
  'INFORMATION_NOT_LOADED',
  'TERMS_NOT_ACCEPTED',
  'REQUIRED',
  'TOO_LONG',
  'INVALID_CPF',
  'INVALID_EMAIL',
  'INVALID_DATE',
  'INVALID_NUMBER',
  'DATE_OUT_OF_RANGE',
  'PASSWORDS_DIFFER',
] as const;

/** One code of the specification, two sentences: the field tells them apart. */
export const fieldCodes = [
  'INVALID_RATING.stars',
  'INVALID_RATING.message',
  'INVALID_CONTENT_DOUBT.title',
  'INVALID_CONTENT_DOUBT.description',
  'EMPTY_FIELD.title',
  'EMPTY_FIELD.description',
] as const;

export type ServerCode = (typeof serverCodes)[number];
export type ClientCode = (typeof clientCodes)[number];
export type FieldCode = (typeof fieldCodes)[number];
export type ErrorCode = ServerCode | ClientCode | FieldCode;

export const errorCodes: readonly ErrorCode[] = [...serverCodes, ...clientCodes, ...fieldCodes];

/** What a form refuses, by field. An empty object means that it may be sent. */
export type Problems<Field extends string> = Partial<Record<Field, ErrorCode>>;

const known: ReadonlySet<string> = new Set(errorCodes);

/** Tells whether a code read from the wire is one of ours. */
export function isErrorCode(code: string): code is ErrorCode {
  return known.has(code);
}

/** The code as the specification names it: `INVALID_RATING.message` is `INVALID_RATING` on the wire. */
export function wireCodeOf(code: ErrorCode): ServerCode | ClientCode {
  const [wireCode] = code.split('.');
  return wireCode as ServerCode | ClientCode;
}

/** Tells whether nothing was refused. */
export function hasNoProblem(problems: Problems<string>): boolean {
  return Object.values(problems).every((code) => code === undefined);
}
