import * as domain from '@student/domain';
import type * as v from 'valibot';

/** A JSON Schema, as OpenAPI 3.1 holds it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  default?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** What this script reads of any valibot schema or action. */
interface Node {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly wrapped?: Node;
  /** What the contract names of a list of codes that may grow. */
  readonly codes?: Node;
  readonly default?: unknown;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly options?: readonly (Node | string | number)[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
}

const nameOf = new Map<unknown, string>(Object.entries(domain).map(([name, schema]) => [schema, name]));

/** Component schemas by the name of the entity, filled while schemas are written. */
export type Components = Record<string, JsonSchema>;

/** The side of a schema that travels (before it is mended), as JSON Schema. Entities become components. */
export function toJsonSchema(schema: v.GenericSchema, components: Components): JsonSchema {
  return write(schema as unknown as Node, components);
}

function write(node: Node, components: Components): JsonSchema {
  if (node.codes) return write(node.codes, components);
  const name = nameOf.get(node);
  if (!name || !/^[A-Z]/.test(name)) return writeInline(node, components);
  if (!components[name]) {
    components[name] = {};
    components[name] = writeInline(node, components);
  }
  return { $ref: `#/components/schemas/${name}` };
}

function writeInline(node: Node, components: Components): JsonSchema {
  const written = writeType(node, components);
  const actions = (node.pipe ?? []).filter(({ kind }) => kind === 'validation');
  return Object.assign(written, ...actions.map((action) => writeAction(action, written)));
}

function writeType(node: Node, components: Components): JsonSchema {
  switch (node.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: node.type };
    case 'null':
      return { type: 'null' };
    case 'blob':
      return { type: 'string', format: 'binary' };
    case 'literal':
      return { type: typeof node.literal, const: node.literal };
    case 'picklist':
      return { type: typeof node.options?.[0] === 'number' ? 'integer' : 'string', enum: node.options ?? [] };
    case 'array':
      return { type: 'array', items: write(itemOf(node), components) };
    case 'object':
    case 'strict_object':
      return writeObject(node, components);
    case 'union':
      return { anyOf: (node.options ?? []).map((option) => write(option as Node, components)) };
    case 'nullable':
    case 'nullish':
      return nullable(write(wrappedOf(node), components));
    case 'optional':
      return withDefault(write(wrappedOf(node), components), node.default);
    default:
      throw new Error(`openapi: no JSON Schema for ${node.type}`);
  }
}

function writeObject({ type, entries = {} }: Node, components: Components): JsonSchema {
  const fields = Object.entries(entries);
  const required = fields.filter(([, field]) => !isOptional(field)).map(([name]) => name);
  return {
    type: 'object',
    ...(required.length && { required }),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, write(field, components)])),
    ...(type === 'strict_object' && { additionalProperties: false }),
  };
}

function writeAction({ type, requirement }: Node, written: JsonSchema): JsonSchema {
  const size = written.type === 'array' ? 'Items' : 'Length';
  switch (type) {
    case 'integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: Number(requirement) };
    case 'max_value':
      return { maximum: Number(requirement) };
    case 'gt_value':
      return { exclusiveMinimum: Number(requirement) };
    case 'min_length':
      return { [`min${size}`]: requirement };
    case 'max_length':
      return { [`max${size}`]: requirement };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    case 'email':
      return { format: 'email' };
    case 'iso_date':
      return { format: 'date' };
    // What no format says, such as a day that the calendar does not have.
    case 'check':
      return {};
    case 'iso_timestamp':
      return { format: 'date-time' };
    default:
      throw new Error(`openapi: no JSON Schema for the action ${type}`);
  }
}

/** Tells whether a field or parameter may be left out. */
export function isOptional(schema: { readonly type: string }): boolean {
  return schema.type === 'optional' || schema.type === 'nullish';
}

function nullable(schema: JsonSchema): JsonSchema {
  if (schema.$ref || schema.enum || schema.anyOf) return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [String(schema.type), 'null'] };
}

function withDefault(schema: JsonSchema, fallback: unknown): JsonSchema {
  if (fallback === undefined || typeof fallback === 'function') return schema;
  return schema.$ref ? schema : { ...schema, default: fallback };
}

function itemOf({ item, type }: Node): Node {
  if (!item) throw new Error(`openapi: ${type} without items`);
  return item;
}

function wrappedOf({ wrapped, type }: Node): Node {
  if (!wrapped) throw new Error(`openapi: ${type} wraps nothing`);
  return wrapped;
}
