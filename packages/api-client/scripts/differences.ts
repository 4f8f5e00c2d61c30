import { flat, type JsonSchema, type Resolve, schemaDifferences } from './schema-differences.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

interface Content {
  readonly [mediaType: string]: { readonly schema: JsonSchema };
}

interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-error-codes'?: readonly string[];
}

/** An OpenAPI document, as far as it is compared. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/**
 * Where the generated document and the contract part, one sentence each; empty when neither drifted. Requests must be
 * the same on both sides. Answers may hold optional fields that the client ignores, nothing else.
 */
export function differences(contract: Document, generated: Document): string[] {
  const theirs = operationsOf(contract);
  const ours = operationsOf(generated);
  const missing = [...theirs.keys()].filter((row) => !ours.has(row)).map((row) => `${row}: no endpoint`);
  const added = [...ours.keys()]
    .filter((row) => !theirs.has(row))
    .map((row) => `${row}: not in the contract`);
  const changed = [...theirs].flatMap(([row, their]) => {
    const our = ours.get(row);
    return our ? operationDifferences(their, our, contract, generated).map((what) => `${row}: ${what}`) : [];
  });
  return [...missing, ...added, ...changed];
}

function operationsOf(document: Document): Map<string, OperationObject> {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      // The name of a path parameter does not travel: `course_id` and `courseId` are one.
      .map(([method, operation]) => [`${method} ${path.replace(/\{\w+\}/g, '{}')}`, operation] as const),
  );
  return new Map(rows as [string, OperationObject][]);
}

function operationDifferences(
  their: OperationObject,
  our: OperationObject,
  contract: Document,
  generated: Document,
) {
  const resolveTheirs = resolverOf(contract);
  const resolveOurs = resolverOf(generated);
  const parameters = (operation: OperationObject, resolve: Resolve) =>
    (operation.parameters ?? []).map((parameter) => resolve(parameter) as unknown as Parameter);
  const bodies = [bodyOf(their, resolveTheirs), bodyOf(our, resolveOurs)] as const;
  return [
    ...same('operationId', their.operationId, our.operationId),
    ...same('tags', their.tags, our.tags),
    ...same('authentication', authOf(their), authOf(our)),
    ...same(
      'error codes',
      [...(their['x-error-codes'] ?? [])].sort(),
      [...(our['x-error-codes'] ?? [])].sort(),
    ),
    ...parameterDifferences(
      parameters(their, resolveTheirs),
      parameters(our, resolveOurs),
      resolveTheirs,
      resolveOurs,
    ),
    ...same('body', bodies[0]?.mediaType, bodies[1]?.mediaType),
    ...(bodies[0] && bodies[1]
      ? schemaDifferences('body', bodies[0].schema, bodies[1].schema, {
          resolveTheirs,
          resolveOurs,
          side: 'request',
        })
      : []),
    ...answerDifferences(their, our, resolveTheirs, resolveOurs),
  ];
}

function authOf({ security }: OperationObject): string {
  if (!security) return 'session';
  const scheme = security.map((one) => Object.keys(one)[0]).find((name) => name !== undefined);
  if (!scheme) return 'none';
  return scheme === 'sessionCookie' ? 'session' : 'bearer';
}

function parameterDifferences(
  their: readonly Parameter[],
  our: readonly Parameter[],
  resolveTheirs: Resolve,
  resolveOurs: Resolve,
): string[] {
  const keys = (list: readonly Parameter[]) =>
    list.map((one, position) => (one.in === 'path' ? `path ${position}` : `${one.in} ${one.name}`)).sort();
  const find = (list: readonly Parameter[], key: string) =>
    list.find((one, position) => key === (one.in === 'path' ? `path ${position}` : `${one.in} ${one.name}`));
  return [
    ...same('parameters', keys(their), keys(our)),
    ...keys(their).flatMap((key) => {
      const [a, b] = [find(their, key), find(our, key)];
      if (!a || !b) return [];
      // What is always sent because it has one value only is never missing.
      const required = b.required || flat(b.schema, resolveOurs).default !== undefined;
      return [
        ...(a.required && !required ? [`${key} must be required`] : []),
        ...(!a.required && b.required ? [`${key} must not be required`] : []),
        ...schemaDifferences(key, a.schema, b.schema, { resolveTheirs, resolveOurs, side: 'request' }),
      ];
    }),
  ];
}

function bodyOf(operation: OperationObject, resolve: Resolve) {
  const body = operation.requestBody && (resolve(operation.requestBody) as unknown as { content: Content });
  const [entry] = Object.entries(body?.content ?? {});
  return entry && { mediaType: entry[0], schema: entry[1].schema };
}

function answerDifferences(
  their: OperationObject,
  our: OperationObject,
  resolveTheirs: Resolve,
  resolveOurs: Resolve,
) {
  const contentOf = (operation: OperationObject, resolve: Resolve) =>
    Object.entries((resolve(operation.responses['200'] ?? {}) as { content?: Content }).content ?? {})[0];
  const [a, b] = [contentOf(their, resolveTheirs), contentOf(our, resolveOurs)];
  return [
    ...same('answer', a?.[0], b?.[0]),
    ...(a && b
      ? schemaDifferences('answer', a[1].schema, b[1].schema, { resolveTheirs, resolveOurs, side: 'answer' })
      : []),
  ];
}

function resolverOf(document: Document): Resolve {
  return (value) => {
    const { $ref } = value as { $ref?: string };
    if (!$ref) return value as JsonSchema;
    const [, , kind = '', name = ''] = $ref.split('/');
    return (document.components[kind]?.[name] ?? {}) as JsonSchema;
  };
}

function same(what: string, theirs: unknown, ours: unknown): string[] {
  const [a, b] = [JSON.stringify(theirs), JSON.stringify(ours)];
  return a === b ? [] : [`${what}: the contract has ${a}, the endpoint ${b}`];
}
