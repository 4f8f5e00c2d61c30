/** What is compared of a JSON Schema. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Follows a `$ref` within its own document. */
export type Resolve = (value: object) => JsonSchema;

interface Sides {
  readonly resolveTheirs: Resolve;
  readonly resolveOurs: Resolve;
  /** A request must be the same; in an answer, optional fields may be ignored and more may be accepted. */
  readonly side: 'request' | 'answer';
}

/** Where two schemas part, as sentences that begin with the path. */
export function schemaDifferences(path: string, their: JsonSchema, our: JsonSchema, sides: Sides): string[] {
  const a = flat(their, sides.resolveTheirs);
  const b = flat(our, sides.resolveOurs);
  if (a.choices || b.choices) return choiceDifferences(path, a, b, sides);
  return [
    ...(fits(a.type, b.type, sides) ? [] : [`${path}: the contract has ${a.type}, the endpoint ${b.type}`]),
    ...(a.isNullable && !b.isNullable ? [`${path} may be null`] : []),
    ...(b.isNullable && !a.isNullable && sides.side === 'request' ? [`${path} must not be null`] : []),
    ...limitDifferences(path, a, b, sides),
    ...propertyDifferences(path, a, b, sides),
    ...(a.items && b.items ? schemaDifferences(`${path}[]`, a.items, b.items, sides) : []),
  ];
}

function fits(theirs: string, ours: string, { side }: Sides): boolean {
  return theirs === ours || (side === 'answer' && theirs === 'integer' && ours === 'number');
}

/** A schema without `$ref`, `allOf` and null: what is left is said once. */
export interface FlatSchema {
  readonly type: string;
  readonly isNullable: boolean;
  readonly values?: readonly unknown[] | undefined;
  readonly choices?: readonly JsonSchema[] | undefined;
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly items?: JsonSchema | undefined;
  readonly default?: unknown;
  readonly limits: Readonly<Record<string, unknown>>;
}

const limits = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
] as const;

/** Reads a schema as what it says in the end. */
export function flat(schema: JsonSchema, resolve: Resolve): FlatSchema {
  const own = resolve(schema);
  const all = own.allOf?.map((part) => flat(part, resolve)) ?? [];
  const options = own.anyOf ?? own.oneOf;
  const choices = options?.filter((option) => resolve(option).type !== 'null');
  const [only, second] = choices ?? [];
  if (only && !second) {
    return { ...flat(only, resolve), isNullable: choices?.length !== options?.length };
  }
  const types = [own.type ?? all[0]?.type ?? 'object'].flat();
  return {
    type: choices ? 'choice' : (types.find((type) => type !== 'null') ?? 'null'),
    isNullable: types.includes('null'),
    values: own.const === undefined ? own.enum?.filter((value) => value !== null) : [own.const],
    choices,
    properties: Object.assign({}, ...all.map((part) => part.properties), own.properties),
    required: [...new Set([...all.flatMap((part) => part.required), ...(own.required ?? [])])],
    items: own.items,
    default: own.default,
    limits: Object.fromEntries(
      limits.map((name) => [name, own[name]]).filter(([, value]) => value !== undefined),
    ),
  };
}

function choiceDifferences(path: string, a: FlatSchema, b: FlatSchema, sides: Sides): string[] {
  const [theirs = [], ours = []] = [a.choices, b.choices];
  if (theirs.length !== ours.length)
    return [`${path}: ${theirs.length} choices in the contract, ${ours.length} here`];
  return theirs.flatMap((their, index) =>
    schemaDifferences(`${path}|${index}`, their, ours[index] ?? {}, sides),
  );
}

function limitDifferences(path: string, a: FlatSchema, b: FlatSchema, { side }: Sides): string[] {
  const values = JSON.stringify(a.values) === JSON.stringify(b.values);
  const unlike = limits.filter((name) => a.limits[name] !== b.limits[name]);
  // `pattern: \S` and `minLength: 1` say the same of a text that is not blank; an answer is not judged by its limits.
  const told =
    side === 'answer' ? [] : unlike.filter((name) => !(name === 'minLength' && a.limits[name] === 1));
  // The client fills in the defaults of a query; a body says everything itself.
  const isDefaultSent = a.default === undefined || a.default === b.default || !path.startsWith('query');
  return [
    ...(values
      ? []
      : [`${path}: values ${JSON.stringify(a.values)} in the contract, ${JSON.stringify(b.values)} here`]),
    ...told.map((name) => `${path}: ${name} ${a.limits[name]} in the contract, ${b.limits[name]} here`),
    ...(isDefaultSent ? [] : [`${path}: default ${a.default} in the contract, ${b.default} here`]),
  ];
}

function propertyDifferences(path: string, a: FlatSchema, b: FlatSchema, sides: Sides): string[] {
  const theirs = Object.entries(a.properties);
  const ours = Object.keys(b.properties);
  const unknown = ours
    .filter((name) => !(name in a.properties))
    .map((name) => `${path}.${name} is not in the contract`);
  const ignored = theirs
    .filter(([name]) => !(name in b.properties) && (sides.side === 'request' || a.required.includes(name)))
    .map(([name]) => `${path}.${name} is missing`);
  const required = [...new Set([...a.required, ...b.required])]
    .filter((name) => name in a.properties && name in b.properties)
    .filter((name) => a.required.includes(name) !== b.required.includes(name))
    .map((name) => `${path}.${name} is required on one side only`);
  const inner = theirs.flatMap(([name, their]) => {
    const our = b.properties[name];
    return our ? schemaDifferences(`${path}.${name}`, their, our, sides) : [];
  });
  return [...unknown, ...ignored, ...required, ...inner];
}
