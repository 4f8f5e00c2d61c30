import { readFileSync } from 'node:fs';
import { droppedRows } from '@student/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { examplesOf } from '../scripts/examples.ts';
import { sampleOf } from '../scripts/sample.ts';
import { createClient } from './client.ts';
import { operations } from './table.ts';

const examples = examplesOf(parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')));

const reads = operations.filter(({ endpoint: { definition } }) => definition.data);

describe.each(reads)('$operationId', ({ operationId, endpoint }) => {
  const { bodies = [], answers = [] } = examples.get(operationId) ?? {};
  const { data = v.unknown() } = endpoint.definition;

  test('reads every answer that the contract shows, and gives it through the client', async () => {
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) {
      const dropped: unknown[] = [];
      const client = createClient({
        baseUrl: 'http://student.test',
        fetch: async (input, init) => {
          await new Request(input, init).arrayBuffer();
          return Response.json(answer);
        },
        onDroppedRows: (report) => dropped.push(report),
      });
      const given = await client.request(endpoint, sampleOf(endpoint, bodies[0]));
      expect(given).toEqual(v.parse(data, (answer as { data: unknown }).data));
      expect(dropped).toEqual([]);
      expect(droppedRows(given)).toEqual([]);
    }
  });
});

const writes = operations.filter(
  ({ endpoint: { definition } }) => definition.body && definition.sends !== 'multipart',
);

describe.each(writes)('$operationId', ({ operationId, endpoint }) => {
  const { bodies = [] } = examples.get(operationId) ?? {};
  const body = endpoint.definition.body ?? v.never();

  test('accepts every body that the contract shows', () => {
    expect(bodies.length).toBeGreaterThan(0);
    for (const shown of bodies) expect(v.safeParse(body, shown).issues).toBeUndefined();
  });

  test('refuses a body with a field that the contract does not know', () => {
    for (const shown of bodies) expect(v.is(body, { ...(shown as object), unknownField: 1 })).toBe(false);
  });
});
