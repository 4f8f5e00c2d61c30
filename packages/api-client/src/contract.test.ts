import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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
