import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AnyEndpoint, RequestOptions } from '@student/api-client';
import { expect, test, vi } from 'vitest';
import { calls } from '../walks/calls.ts';
import { answered, openStage } from '../walks/walk.ts';
import { held } from './catalogue.ts';
import { collections } from './collections.ts';
import { sqliteStore } from './sqlite.ts';

/** Collections that grow with the people; what is kept parsed (`catalogue.ts`) is read whole, once. */
const growing = collections.filter((name) => !held.has(name));

/** Calls once more, in the other ways in which their lists read. */
const again: Readonly<Record<string, readonly RequestOptions<AnyEndpoint>[]>> = {
  listUsers: [{ query: { search: 'silva' } }, { query: { search: 'jo' } }, { query: { orderBy: 'name' } }],
  listCourseComments: [{ params: { id: 1 }, query: { search: 'boa' } }],
  listCourses: [{ query: { orderBy: 'rating' } }],
  listProducts: [
    {},
    { query: { category: [1], shop: [1, 2], interval: ['0-100', '601-'], search: 'caneca' } },
    { query: { search: 'lã' } },
    { query: { shop: [1] } },
    { query: { interval: ['101-300'] } },
  ],
};

/**
 * What may go from one end to the other: pages of all people and how many there are, the shortest words of a search, the numbers
 * that the ranking is made of, which come out of an index.
 */
const wholeOf: readonly RegExp[] = [
  /^SELECT (id, body|count\(\*\) AS n) FROM "people" WHERE "?id"? IS NOT \?( AND NOT EXISTS .*)?( ORDER BY id LIMIT \? OFFSET \?)? — SCAN people/,
  /^SELECT id, json_extract\(body, '\$\.(totalWatched|name)'\) .* — SCAN people USING COVERING INDEX people~/,
  /^SELECT "userId" AS key, .* FROM "enrolments" .* — SCAN enrolments USING (COVERING )?INDEX enrolments~userId\+finishedAt\+lastAccessAt/,
];

const folder = mkdtempSync(join(tmpdir(), 'sandbox-plans-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Every statement that a call of the contract lets SQLite prepare, with how SQLite goes about it. */
const plansOfCalls = async (): Promise<string[]> => {
  const seeded = join(folder, 'seeded.sqlite');
  const seeding = sqliteStore(seeded);
  openStage({ store: seeding });
  seeding.close();
  const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
  for (const operation of answered) {
    const file = join(folder, `${operation.operationId}.sqlite`);
    copyFileSync(seeded, file);
    const store = sqliteStore(file);
    const stage = openStage({ store });
    await stage.call(operation, await calls[operation.operationId]?.before?.(stage));
    for (const options of again[operation.operationId] ?? []) await stage.call(operation, options);
    store.close();
    rmSync(file);
  }
  const statements = new Set(prepared.mock.calls.map(([text]) => text));
  prepared.mockRestore();
  const db = new DatabaseSync(seeded);
  db.function('plain_text', (text) => text);
  const plans = [...statements]
    .filter((text) => /^(SELECT|UPDATE|DELETE)/.test(text) && !text.includes('sqlite_schema'))
    .flatMap((text) =>
      db
        .prepare(`EXPLAIN QUERY PLAN ${text}`)
        .all()
        .map(({ detail }) => `${text} — ${detail}`),
    );
  db.close();
  return plans;
};

test('no call of the contract goes through a table that grows with the people', async () => {
  const plans = await plansOfCalls();
  const whole = plans
    .filter((plan) => growing.some((name) => new RegExp(` — SCAN ${name}( |$)`).test(plan)))
    .filter((plan) => !/^SELECT 1 FROM/.test(plan) && !wholeOf.some((known) => known.test(plan)));
  expect(plans.length).toBeGreaterThan(100);
  expect(whole).toEqual([]);
});
