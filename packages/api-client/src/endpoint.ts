import { Id, type ServerCode } from '@student/domain';
import type * as v from 'valibot';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Row = `${Method} /${string}`;

type MethodOf<R extends string> = R extends `${infer M} /${string}` ? M : never;
type PathOf<R extends string> = R extends `${string} ${infer Path}` ? Path : never;
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Who may call: anyone, the holder of a session, or the holder of a token (recovery, QR code) sent as bearer. */
export type Auth = 'none' | 'session' | 'bearer';

/** What the row of the specification says beyond method and path. */
export interface EndpointDefinition {
  /** Left out: `session`. */
  readonly auth?: Auth;
  /** Schemas of path parameters that are not identifiers. */
  readonly params?: v.ObjectEntries;
  /** Schemas of the query parameters; their defaults are sent. */
  readonly query?: v.ObjectEntries;
  /** Schema of the body, in the spelling of the wire. */
  readonly body?: v.GenericSchema;
  /** Left out: `json`. `multipart` sends the fields of the body as a form, so that it may hold files. */
  readonly sends?: 'multipart';
  /** Schema of what the answer holds under `data`. */
  readonly data?: v.GenericSchema;
  /** Media type of an answer that is a file instead of `data`. */
  readonly file?: string;
  /** Codes the server may refuse with, beyond those that every call shares. */
  readonly refusals?: readonly ServerCode[];
}

/** One row of the specification as a value. It knows nothing of the network; `createClient` sends it. */
export interface Endpoint<R extends string = string, D extends EndpointDefinition = EndpointDefinition> {
  /** Method and path as the specification writes them; also a good cache key. */
  readonly row: R;
  readonly method: MethodOf<R>;
  readonly path: PathOf<R>;
  readonly auth: Auth;
  readonly definition: D;
  readonly params: Readonly<Record<NamesIn<PathOf<R>>, v.GenericSchema>>;
  /** Never called: a row of the course contents that does not exist for events (PLAYER-26). */
  readonly isImplemented: boolean;
}

/** Any endpoint, for code that walks over all of them. */
export interface AnyEndpoint {
  readonly row: string;
  readonly method: string;
  readonly path: string;
  readonly auth: Auth;
  readonly definition: EndpointDefinition;
  readonly params: Readonly<Record<string, v.GenericSchema>>;
  readonly isImplemented: boolean;
}

/** Path parameters of an endpoint: identifiers are numbers. */
export type ParamsOf<E> = E extends {
  readonly row: infer R extends string;
  readonly definition: infer D extends EndpointDefinition;
}
  ? {
      [Name in NamesIn<PathOf<R>>]: D['params'] extends Record<Name, infer S extends v.GenericSchema>
        ? v.InferInput<S>
        : number;
    }
  : never;

/** Query parameters of an endpoint; what has a default may be left out. */
export type QueryOf<E> = E extends { readonly definition: infer D extends EndpointDefinition }
  ? D['query'] extends v.ObjectEntries
    ? v.InferInput<v.ObjectSchema<D['query'], undefined>>
    : never
  : never;

/** Body of an endpoint, in the spelling of the wire. */
export type BodyOf<E> = E extends { readonly definition: infer D extends EndpointDefinition }
  ? D['body'] extends v.GenericSchema
    ? v.InferInput<D['body']>
    : never
  : never;

/** A downloaded file. */
export interface DownloadedFile {
  readonly blob: Blob;
  /** Name that the server gave, else the last part of the path. */
  readonly fileName: string;
}

/** What a call gives: the parsed `data`, or the file. */
export type DataOf<E> = E extends { readonly definition: infer D extends EndpointDefinition }
  ? D['data'] extends v.GenericSchema
    ? v.InferOutput<D['data']>
    : D['file'] extends string
      ? DownloadedFile
      : never
  : never;

/** What a server puts under `data`, in the spelling of the wire. */
export type WireOf<E> = E extends { readonly definition: infer D extends EndpointDefinition }
  ? D['data'] extends v.GenericSchema
    ? v.InferInput<D['data']>
    : never
  : never;

/**
 * One row of the specification: `endpoint('GET /api/decola/school/:id', { data: School })`.
 * Path parameters are identifiers unless `params` says otherwise.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const R extends Row, const D extends EndpointDefinition>(
  row: R,
  definition: D,
): Endpoint<R, D> {
  return build(row, definition, true);
}

/** A row that the contents of courses have and those of events have not; asking for it is refused without a call (PLAYER-26). */
/* @__NO_SIDE_EFFECTS__ */
export function notImplemented<const R extends Row, const D extends EndpointDefinition>(
  row: R,
  definition: D,
): Endpoint<R, D> {
  return build(row, definition, false);
}

function build<const R extends Row, const D extends EndpointDefinition>(
  row: R,
  definition: D,
  isImplemented: boolean,
) {
  const [method = '', path = ''] = row.split(' ');
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    row,
    method,
    path,
    auth: definition.auth ?? 'session',
    definition,
    params: Object.fromEntries(names.map((name) => [name, definition.params?.[name] ?? Id])),
    isImplemented,
  } as unknown as Endpoint<R, D>;
}
