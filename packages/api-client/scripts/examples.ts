import type { Document } from './differences.ts';

interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown; readonly $ref?: string }>>;
}

interface Described {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, object>>;
}

/** What the contract shows of one operation: bodies to send and answers to expect. */
export interface OperationExamples {
  readonly bodies: readonly unknown[];
  readonly answers: readonly unknown[];
}

/** The examples of the contract by operation id. */
export function examplesOf(contract: Document): ReadonlyMap<string, OperationExamples> {
  const operations = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .filter(
      (operation): operation is Described =>
        typeof operation === 'object' && 'operationId' in (operation ?? {}),
    );
  return new Map(
    operations.map(({ operationId, requestBody, responses }) => [
      operationId,
      {
        bodies: shownIn(requestBody, contract),
        answers: shownIn(responses['200'], contract),
      },
    ]),
  );
}

function shownIn(described: object | undefined, contract: Document): unknown[] {
  const { content = {} } =
    (follow(described ?? {}, contract) as { content?: Readonly<Record<string, Media>> }) ?? {};
  return Object.values(content).flatMap(({ example, examples = {} }) => [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples).map((one) => (follow(one, contract) as { value: unknown }).value),
  ]);
}

function follow(value: object, contract: Document): unknown {
  const { $ref } = value as { $ref?: string };
  if (!$ref) return value;
  const [, , kind = '', name = ''] = $ref.split('/');
  return contract.components[kind]?.[name];
}
