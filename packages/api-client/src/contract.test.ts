import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import listed from '../../../docs/spec/endpoints.json' with { type: 'json' };
import openapi from '../openapi.json';
import { type Document, differences } from '../scripts/differences.ts';
import { openApiDocument } from '../scripts/document.ts';

const contract: Document = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'));
const generated = (): Document => JSON.parse(JSON.stringify(openApiDocument()));

test('the endpoints say what the contract says', () => {
  expect(differences(contract, generated())).toEqual([]);
});

test('openapi.json is what the endpoints generate', () => {
  expect(openapi).toEqual(generated());
});

type Listed = { operationId: string; tags: string[]; 'x-source': string; 'x-decided'?: string };

test('the contract holds the calls that the specification lists, with their source and what was decided (CALLS-05, CALLS-18)', () => {
  const held = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter((entry): entry is [string, Listed] => 'operationId' in (entry[1] as object))
      .map(([method, operation]) => ({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        tag: operation.tags[0],
        source: operation['x-source'],
        decided: operation['x-decided'] ?? null,
      })),
  );
  const theirs = listed.map(({ auth: _, ...call }) => call);
  const byName = (calls: readonly { operationId: string }[]) =>
    [...calls].sort((one, other) => one.operationId.localeCompare(other.operationId));
  expect(byName(held)).toEqual(byName(theirs));
});
