import { readFileSync } from 'node:fs';
import { droppedRows } from '@student/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { examplesOf } from '../scripts/examples.ts';
import { differencesOf } from '../scripts/read-differences.ts';
import { sampleOf } from '../scripts/sample.ts';
import { createClient } from './client.ts';
import { operations } from './table.ts';

const examples = examplesOf(parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')));

const reads = operations.filter(({ endpoint: { definition } }) => definition.data);

/** A client that gets this answer to everything, and keeps what it sent and which rows it left out. */
const clientOf = (answer: unknown) => {
  const sent: string[] = [];
  const dropped: unknown[] = [];
  const client = createClient({
    baseUrl: 'http://student.test',
    fetch: async (input, init) => {
      sent.push(await new Request(input, init).text());
      return Response.json(answer);
    },
    onDroppedRows: (report) => dropped.push(report),
  });
  return { client, sent, dropped };
};

describe.each(reads)('$operationId', ({ operationId, endpoint }) => {
  const { bodies = [], answers = [] } = examples.get(operationId) ?? {};

  test('gives what every answer of the contract shows, under its mended name (CALLS-04)', async () => {
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) {
      const { client, dropped } = clientOf(answer);
      const given = await client.request(endpoint, sampleOf(endpoint, bodies[0]));
      expect(differencesOf((answer as { data: object }).data, given)).toEqual([]);
      expect(dropped).toEqual([]);
      expect(droppedRows(given)).toEqual([]);
    }
  });
});

const writes = operations.filter(
  ({ endpoint: { definition } }) => definition.body && definition.sends !== 'multipart',
);

describe.each(writes)('$operationId', ({ operationId, endpoint }) => {
  const { bodies = [], answers = [] } = examples.get(operationId) ?? {};
  const body = endpoint.definition.body ?? v.never();

  test('sends every body that the contract shows as it is shown', async () => {
    expect(bodies.length).toBeGreaterThan(0);
    for (const shown of bodies) {
      const { client, sent } = clientOf(answers[0]);
      await client.request(endpoint, sampleOf(endpoint, shown));
      expect(sent.map((text) => JSON.parse(text))).toEqual([shown]);
    }
  });

  test('refuses a body with a field that the contract does not know', () => {
    for (const shown of bodies) expect(v.is(body, { ...(shown as object), unknownField: 1 })).toBe(false);
  });
});
