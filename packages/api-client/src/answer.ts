import * as v from 'valibot';
import type { DownloadedFile } from './endpoint.ts';
import { wireError } from './wire-error.ts';

/**
 * Reads what an answer holds under `data` (CALLS-04).
 * @throws {ApiError} UNEXPECTED_ERROR when the body is empty, is not JSON, has no `data` or breaks its schema
 */
export async function readData(response: Response, schema: v.GenericSchema): Promise<unknown> {
  const body = parsed(await response.text());
  if (typeof body !== 'object' || body === null || !('data' in body)) {
    throw wireError('UNEXPECTED_ERROR', { status: response.status });
  }
  const long = Object.entries(body.data ?? {}).find(([, list]) => Array.isArray(list) && list.length > 200);
  const data = long
    ? await (await import('./read-in-parts.ts')).readInParts(schema, body.data ?? {}, long[0])
    : v.safeParse(schema, body.data);
  if (data.success) return data.output;
  throw wireError('UNEXPECTED_ERROR', {
    status: response.status,
    issues: data.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
    cause: new v.ValiError(data.issues),
  });
}

/**
 * Reads an answer that is a file.
 * @throws {ApiError} UNEXPECTED_ERROR when it is empty or is JSON instead
 */
export async function readFile(response: Response): Promise<DownloadedFile> {
  const blob = await response.blob();
  const isFile = blob.size > 0 && !response.headers.get('content-type')?.includes('json');
  if (!isFile) throw wireError('UNEXPECTED_ERROR', { status: response.status });
  return { blob, fileName: fileNameOf(response) };
}

/** The value of a JSON text, `undefined` when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is an answer too: the caller turns it into the unexpected error.
    return undefined;
  }
}

function fileNameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition);
  const name = (extended && decoded(extended)) || plain?.[1] || plain?.[2]?.trim();
  // Only the last part: a name must not choose a folder.
  return (
    name?.split(/[\\/]/).at(-1) ||
    (new URL(response.url || 'file:///arquivo').pathname.split('/').at(-1) ?? 'arquivo')
  );
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape: the plain name, if any, will do.
    return undefined;
  }
}
