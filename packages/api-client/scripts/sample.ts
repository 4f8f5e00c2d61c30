import type { AnyEndpoint, RequestOptions } from '@student/api-client';

/** How every PNG begins: servers judge an image by its bytes. */
const pictureBytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A valid call of any endpoint: the first of everything, and the query that it cannot do without. */
export function sampleOf(
  { params, definition, auth }: AnyEndpoint,
  body?: unknown,
): RequestOptions<AnyEndpoint> {
  const { query = {}, sends } = definition;
  return {
    params: Object.fromEntries(
      Object.keys(params).map((name) => [name, name === 'zipCode' ? '01310100' : 1]),
    ),
    query: {
      ...(query.search && { search: 'vendas' }),
      ...(query.date && { date: '2026-03-02' }),
      ...(query.id && { id: 1 }),
    },
    body: sends === 'multipart' ? { file: new File([pictureBytes], 'eu.png', { type: 'image/png' }) } : body,
    ...(auth === 'bearer' && { token: 'token' }),
  };
}
