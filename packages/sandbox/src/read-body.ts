import type { AnyEndpoint } from '@student/api-client';
import { maxImageBytes } from '@student/domain';
import { unmarked } from './brand.ts';
import { refuse } from './refusal.ts';

/**
 * The most bytes that a body may have. The longest text anybody writes is far shorter than a mebibyte; the state of a package is the
 * longest that a program sends. A form puts a little round its one file: lines between the fields, names, types.
 */
export const mostBytes = { text: 1024 ** 2, form: maxImageBytes + 16_384 } as const;

/**
 * The bytes of a body, counted while they arrive: what is larger than the call may carry is refused before the rest is
 * read. Who goes away in the middle hears nothing, and nothing is done.
 */
export const readBytes = async (request: Request, { definition }: AnyEndpoint): Promise<ArrayBuffer> => {
  const isForm = definition.sends === 'multipart';
  const limit = mostBytes[isForm ? 'form' : 'text'];
  const tooLarge = () => refuse(isForm ? 'IMAGE_TOO_LARGE' : 'VALIDATION_ERROR');
  const told = request.headers.get('content-length');
  if (Number(told ?? 0) > limit) return tooLarge();
  // A length that was told holds: whoever reads HTTP takes no byte more. Not every browser gives a body as a stream.
  const isBounded = told !== null && !request.headers.has('transfer-encoding');
  const bytes =
    isBounded || !request.body ? await whole(request) : await collect(request.body, limit, tooLarge);
  return bytes.byteLength > limit ? tooLarge() : bytes;
};

const whole = (request: Request): Promise<ArrayBuffer> =>
  request.arrayBuffer().catch(() => refuse('VALIDATION_ERROR'));

const collect = async (
  stream: ReadableStream<Uint8Array>,
  limit: number,
  tooLarge: () => never,
): Promise<ArrayBuffer> => {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => refuse('VALIDATION_ERROR'));
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel().catch(() => {});
      return tooLarge();
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes.buffer;
};

/** What the bytes say, for the schema of the endpoint to judge; `undefined` when they are no JSON and no form. */
export const parseBytes = async (
  bytes: ArrayBuffer,
  request: Request,
  { definition }: AnyEndpoint,
): Promise<unknown> => {
  if (definition.sends === 'multipart') {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    if (hasManyParts(bytes)) return undefined;
    const form = await new Response(bytes, { headers }).formData().catch(() => undefined);
    return form && Object.fromEntries(form);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Only what holds a sign of marks, or its escape, is gone through value by value.
    return JSON.parse(text, /[\uFDD0\uFDD1]|\\ufdd[01]/i.test(text) ? withoutMarks : undefined);
  } catch {
    return undefined;
  }
};

/** A form of the contract has one part or two: one of thousands would be taken apart for a second before it is refused. */
const mostParts = 20;

const hasManyParts = (bytes: ArrayBuffer): boolean => {
  const heads = new TextDecoder('latin1').decode(bytes).matchAll(/content-disposition:/gi);
  for (let count = 1; !heads.next().done; count += 1) if (count > mostParts) return true;
  return false;
};

const withoutMarks = (_key: string, value: unknown) => (typeof value === 'string' ? unmarked(value) : value);
