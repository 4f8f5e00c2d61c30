import { type ErrorCode, isErrorCode } from './errors.ts';

/**
 * What went wrong with a call, as a snapshot or a message can keep it: a code, the server's own sentence when it sent
 * one, and its sentence for each field that it refused.
 */
export type Failure = {
  code: ErrorCode;
  message: string | undefined;
  fields?: Readonly<Record<string, string>>;
};

/** Reads what a call was rejected with. Without a known code it is unexpected; a sentence counts only beside a code. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string') {
    return { code: 'UNEXPECTED_ERROR', message: undefined };
  }
  const fields = 'fields' in error ? recordOf(error.fields) : 'errors' in error ? fieldsOf(error.errors) : {};
  return {
    code: isErrorCode(error.code) ? error.code : 'UNEXPECTED_ERROR',
    message: 'message' in error ? filledText(error.message) : undefined,
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

/** The first sentence for each field (CALLS-10). */
function fieldsOf(errors: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of Array.isArray(errors) ? errors : []) {
    const { field, message } = recordOf(error);
    if (field && message) fields[field] ??= message;
  }
  return fields;
}

/** The texts of an object; nothing of anything else. */
function recordOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => filledText(entry[1]) !== undefined),
  );
}

const filledText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
