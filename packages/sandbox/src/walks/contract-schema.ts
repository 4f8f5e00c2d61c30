import type { Operation } from '@student/api-client/table';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract } from './walk.ts';

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'contract');

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
