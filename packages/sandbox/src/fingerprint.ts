/**
 * A short text that is the same for requests that ask for the same: address, authorization and body. A form is compared
 * by its fields, since the lines between them differ each time it is sent. Not for secrets: it tells mistakes apart.
 */
export const fingerprintOf = async (request: Request, body: ArrayBuffer): Promise<string> => {
  const { pathname, search } = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  const head = [request.method, pathname, search, request.headers.get('authorization') ?? ''].join('\n');
  const parts = type.startsWith('multipart/') ? await fieldsOf(body, type) : [new Uint8Array(body)];
  return digestOf([encode(head), ...parts]);
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const fieldsOf = async (body: ArrayBuffer, type: string): Promise<Uint8Array[]> => {
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData());
  const fields = [...form].map(async ([name, value]) =>
    typeof value === 'string'
      ? [encode(`${name}=${value}`)]
      : [encode(`${name}=${value.name};${value.type}`), new Uint8Array(await value.arrayBuffer())],
  );
  return (await Promise.all(fields)).flat();
};

/** Two 32-bit FNV-1a sums from different beginnings. The Web Crypto of browsers is missing on plain http addresses. */
const digestOf = (parts: readonly Uint8Array[]): string => {
  const sum = (start: number) => {
    let hash = start;
    for (const part of parts) {
      for (const byte of part) hash = Math.imul(hash ^ byte, 16_777_619);
      hash = Math.imul(hash ^ part.length, 2_246_822_519);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return sum(2_166_136_261) + sum(3_332_679_571);
};
