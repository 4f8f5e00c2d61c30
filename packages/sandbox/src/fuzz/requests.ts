import { type Operation, operations } from '@student/api-client/table';
import type { Random } from '../random.ts';
import type { Store } from '../store/store.ts';
import { brokenBytes, likely, spoilt } from './body.ts';
import { encoded, hostileSegment, hostileText } from './hostile.ts';
import { witnessId } from './witness.ts';

/** A request as bytes, before anything has tidied it up. */
export type Raw = {
  operation: string;
  method: string;
  /** Path and query, as they travel. */
  target: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | undefined;
};

/** Collections whose ids a parameter of this name may mean, beside all others. */
const meant: Readonly<Record<string, Parameters<Store['list']>[0]>> = {
  contentId: 'contents',
  courseId: 'courses',
  eventId: 'events',
  classId: 'eventClasses',
  noteId: 'notes',
  ratingId: 'ratings',
  questionnaireId: 'attempts',
};

const others = [
  'notes',
  'notifications',
  'orders',
  'ratings',
  'doubts',
  'attempts',
  'people',
  'courses',
  'contents',
  'products',
  'pills',
] as const;

/** Makes requests to all operations from what their endpoints say of themselves. */
export const createRequests = (random: Random, store: Store, cookies: readonly string[]) => {
  const recent = new Map<string, number[]>();
  let age = 0;
  /** Ids that exist, whoever's they are; looked up anew now and then. */
  const idsOf = (name: Parameters<Store['list']>[0]): number[] => {
    if (age++ % 500 === 0) recent.clear();
    const known = recent.get(name) ?? store.list(name, {}, { limit: 3000 }).map(({ id }) => id);
    recent.set(name, known);
    return known;
  };
  /** What the witness owns, by collection: the ids that must do nothing. */
  const ofWitness = new Map(
    (['notes', 'attempts', 'notifications', 'orders'] as const).flatMap((name) => {
      const ids = store.list(name, { userId: witnessId }).map(({ id }) => id);
      return ids.length > 0 ? [[name as string, ids] as const] : [];
    }),
  );
  const idFor = (name = ''): number => {
    const collection = meant[name] && random.chance(0.8) ? meant[name] : random.pick(others);
    const ids = idsOf(collection);
    const theirs = ofWitness.get(collection);
    if (theirs && random.chance(0.15)) return random.pick(theirs as [number, ...number[]]);
    // The newest are those that this run made, and the oldest those of the seed.
    const at = random.chance(0.3) ? ids.length - 1 - random.whole(0, 5) : random.whole(0, ids.length - 1);
    return ids[Math.max(0, at)] ?? 1;
  };

  /** Names a content in the path together with the course or the class that it belongs to. */
  const fit = (params: Record<string, string>, contentId: number | undefined) => {
    const content = contentId === undefined ? undefined : store.get('contents', contentId);
    if (!content || params.contentId === undefined) return;
    params.contentId = String(content.id);
    const family = params.classId === undefined ? 'courseId' : 'classId';
    if (content[family]) params[family] = String(content[family]);
    const group = content.classId ? store.get('eventClasses', content.classId) : undefined;
    if (group) params.eventId = String(group.eventId);
  };

  /** Values for the path: what is part of something else goes with it, most of the time. */
  const paramsFor = (operation: Operation): Record<string, string> => {
    const names = Object.keys(operation.endpoint.params);
    const params = Object.fromEntries(names.map((name) => [name, String(idFor(name))]));
    if (names.includes('contentId') && random.chance(0.8)) fit(params, Number(params.contentId));
    if (names.includes('noteId') && random.chance(0.8))
      fit(params, store.get('notes', Number(params.noteId))?.contentId);
    if (names.includes('questionnaireId') && random.chance(0.8)) {
      const contentId = store.get('attempts', Number(params.questionnaireId))?.contentId;
      fit(params, contentId);
      const [question] = contentId === undefined ? [] : store.list('questions', { contentId });
      const [alternative] = question?.alternatives ?? [];
      if (alternative) params.altId = String(alternative.id);
    }
    if (names.includes('page')) params.page = String(random.whole(1, 4));
    if (names.includes('zipCode'))
      params.zipCode = random.pick(['01310100', '01310-100', '99999999'] as const);
    for (const name of names) if (random.chance(0.08)) params[name] = hostileSegment(random);
    return params;
  };

  const queryFor = ({ endpoint }: Operation): string => {
    const fields = Object.entries(endpoint.definition.query ?? {});
    const parts = fields.flatMap(([name, schema]) => {
      if (random.chance(0.4)) return [];
      const value = random.chance(0.3) ? hostileText(random) : likely(schema, random, () => idFor(name));
      const values = Array.isArray(value) ? value : [value];
      return values.map((one) => `${name}=${encoded(String(one ?? '').slice(0, 2000))}`);
    });
    if (random.chance(0.1)) parts.push(`${encoded(hostileText(random).slice(0, 200))}=1`, ...parts);
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  };

  const formOf = (fields: Record<string, unknown>): { type: string; bytes: Uint8Array<ArrayBuffer> } => {
    const boundary = `limite${random.whole(1, 1e6)}`;
    const name = random.pick([
      'eu.png',
      'eu.jpg',
      'eu.svg',
      'eu',
      '../eu.png',
      'e"u.png',
      '__proto__',
    ] as const);
    const type = random.pick(['image/png', 'text/html', 'image/webp', ''] as const);
    const size = random.chance(0.02) ? 3_200_000 : random.whole(0, 2000);
    const field = random.chance(0.8) ? (Object.keys(fields)[0] ?? 'file') : hostileText(random).slice(0, 100);
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
    const end = random.chance(0.85) ? `\r\n--${boundary}--\r\n` : '';
    const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(size, 0x89), Buffer.from(end)]);
    return {
      type: `multipart/form-data; boundary=${random.chance(0.9) ? boundary : 'outro'}`,
      bytes: Uint8Array.from(bytes),
    };
  };

  const sentFor = ({ endpoint }: Operation): { body?: Uint8Array<ArrayBuffer>; type?: string } => {
    const schema = endpoint.definition.body;
    if (!schema) return random.chance(0.1) ? { body: Uint8Array.from([0x7b]) } : {};
    if (endpoint.definition.sends === 'multipart' && random.chance(0.8)) {
      const { type, bytes } = formOf(
        (schema as unknown as { entries?: object }).entries as Record<string, unknown>,
      );
      return { body: bytes, type };
    }
    const value = likely(schema, random, idFor);
    const text = JSON.stringify(random.chance(0.5) ? spoilt(value, random) : value) ?? '';
    const types = [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ] as const;
    return {
      body: random.chance(0.1) ? brokenBytes(text, random) : new TextEncoder().encode(text),
      type: random.chance(0.9) ? types[0] : random.pick(types),
    };
  };

  let keys = 0;
  const headersFor = (type: string | undefined): Record<string, string> => {
    const cookie = random.chance(0.9)
      ? cookies[random.whole(0, cookies.length - 1)]
      : random.pick([
          '',
          'decola_session=',
          'decola_session=%',
          `decola_session=${'a'.repeat(5000)}`,
          '__proto__=1',
        ] as const);
    const key = random.chance(0.5) ? `chave-${keys++}` : `chave-${random.whole(0, keys)}`;
    const badKey = random.pick(['', 'x'.repeat(256), 'com espaço', '__proto__'] as const);
    const bearer = random.pick([
      'presenca-evento-61',
      'presenca-treinamento-1',
      'x',
      '',
      '__proto__',
    ] as const);
    return {
      ...(cookie && { cookie }),
      ...(type && { 'content-type': type }),
      ...(random.chance(0.25) && { 'idempotency-key': random.chance(0.9) ? key : badKey }),
      ...(random.chance(0.2) && { authorization: random.chance(0.8) ? `Bearer ${bearer}` : bearer }),
    };
  };

  /** The next request: of any operation, rarely with another method or beside every path. */
  return (): Raw => {
    const operation = operations[random.whole(0, operations.length - 1)] as Operation;
    const params = paramsFor(operation);
    const path = operation.endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '1');
    const bent = random.chance(0.01) ? `${path}/${hostileSegment(random)}` : path;
    const { body, type } = sentFor(operation);
    const method = random.chance(0.01)
      ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const)
      : operation.endpoint.method;
    return {
      operation: operation.operationId,
      method,
      target: bent + queryFor(operation),
      headers: headersFor(type),
      body: method === 'GET' || method === 'HEAD' ? undefined : body,
    };
  };
};
