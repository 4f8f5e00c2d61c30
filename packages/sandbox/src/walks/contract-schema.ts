import type { Operation } from '@student/api-client/table';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract } from './walk.ts';

const refersTo = (part: unknown): string =>
  typeof part === 'object' && part !== null && '$ref' in part ? String(part.$ref) : '';

/** A part of a whole, which is not closed itself: what it refers to stands in its place. */
const partOf = (part: unknown): unknown => {
  const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(refersTo(part)) ?? [];
  return name === undefined ? part : contract.components.schemas?.[name];
};

/** A schema in which an object has the properties that are named and no others, so that nothing leaks beside them. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([name, value]) => [
    name,
    name === 'allOf' && Array.isArray(value) ? value.map(partOf) : closed(value),
  ]);
  const isWhole = 'allOf' in schema || ('type' in schema && 'properties' in schema);
  return Object.fromEntries([...entries, ...(isWhole ? [['unevaluatedProperties', false]] : [])]);
};

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(closed(contract) as object, 'contract');

/** Where a body breaks the schema that the contract gives to this answer; empty when it fits, or is a file. */
export const violationsOf = (
  { endpoint }: Operation,
  body: unknown,
  status: number | 'default' = 200,
): string[] => {
  if (endpoint.definition.file && status === 200) return [];
  const path = Object.keys(contract.paths).find((known) => shapeOf(known) === shapeOf(endpoint.path));
  const answers = contract.paths[path ?? '']?.[endpoint.method.toLowerCase()] as {
    responses: Record<string, { $ref?: string }>;
  };
  const known = answers.responses[status] ? status : 'default';
  const answer =
    answers.responses[known]?.$ref ??
    pointer('paths', path ?? '', endpoint.method.toLowerCase(), 'responses', String(known));
  const validate = ajv.getSchema(`contract${answer}/content/application~1json/schema`);
  if (!validate) throw new Error(`no schema for ${endpoint.row} ${status}`);
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const shapeOf = (path: string): string => path.replace(/\{\w+\}|:\w+/g, '{}');

const pointer = (...parts: string[]): string =>
  `#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
