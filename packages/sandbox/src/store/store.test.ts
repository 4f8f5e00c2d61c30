import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStore } from './memory.ts';
import type { Records } from './records.ts';
import { sqliteStore } from './sqlite.ts';
import { type Part, type Store, StoreConflict, type Where } from './store.ts';

const conflict = (collection: StoreConflict['collection'], kind: StoreConflict['kind']) =>
  expect.objectContaining({ name: 'StoreConflict', collection, kind });

const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
let files = 0;
const newFile = () => join(folder, `${++files}.sqlite`);

const backEnds: Record<string, () => Store> = {
  memory: memoryStore,
  sqlite: () => sqliteStore(newFile()),
};

const open: Store[] = [];
afterEach(() => {
  for (const store of open.splice(0)) store.close();
});
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(backEnds))('the %s store', (_, create) => {
  const fresh = () => {
    const store = create();
    open.push(store);
    store.insert('companies', { id: 1, name: 'Decola' });
    store.insert('companies', { id: 2, name: 'Horizonte' });
    store.insert('schools', {
      id: 1,
      name: 'Mercado',
      description: '',
      thumbnailURL: '',
      isActive: true,
      lastChange: '',
    });
    return store;
  };
  const notification = {
    title: '',
    description: '',
    isRead: false,
    type: 'INDICATION_RESPONSE',
    image: null,
    imageNotification: null,
    courseId: null,
    contentId: null,
  } as const;
  const suggestion = { title: 'Ação', description: 'Água', createdAt: '2026-03-02' };

  test('gives ids in order and never a second time', () => {
    const store = fresh();
    expect(store.insert('companies', { name: 'Terceira' })).toEqual({ id: 3, name: 'Terceira' });
    store.remove('companies', 3);
    expect(store.insert('companies', { name: 'Quarta' }).id).toBe(4);
    expect(store.list('companies').map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  test('finds by exact values, booleans and nulls included', () => {
    const store = fresh();
    store.insert('tokens', { token: 'a', kind: 'recovery', userId: null, expiresAt: '', usedAt: null });
    store.insert('tokens', { token: 'b', kind: 'recovery', userId: 7, expiresAt: '', usedAt: null });
    expect(store.find('tokens', { token: 'b' })?.userId).toBe(7);
    expect(store.list('tokens', { userId: null }).map(({ token }) => token)).toEqual(['a']);
    expect(store.list('tokens', { userId: 7, kind: 'check-in' })).toEqual([]);
    expect(store.list('schools', { isActive: true }).length).toBe(1);
    expect(store.count('schools', { isActive: false })).toBe(0);
    expect(store.count('companies')).toBe(2);
    expect(store.get('companies', 9)).toBeUndefined();
  });

  test('hands out copies', () => {
    const store = fresh();
    const person = store.get('people', personIn(store));
    if (person) person.name = 'Outra';
    expect(store.get('people', 1)?.name).toBe('Ana');
  });

  test('refuses a second record with the same unique key, and leaves nulls out of it', () => {
    const store = fresh();
    const draft = { token: 'x', userId: null, kind: 'recovery', expiresAt: '', usedAt: null } as const;
    store.insert('tokens', draft);
    expect(() => store.insert('tokens', draft)).toThrow(conflict('tokens', 'unique'));
    expect(() => store.insert('companies', { id: 1, name: 'De novo' })).toThrow(
      conflict('companies', 'unique'),
    );
    const seat = {
      enrolledAt: '',
      attendedDates: [],
      attendedSittingIds: [],
      classId: null,
      graduationId: null,
    };
    store.insert('seats', { ...seat, userId: personIn(store) });
    expect(() => store.insert('seats', { ...seat, userId: 1 })).not.toThrow();
  });

  test('refuses a reference to nothing, and keeps what is referred to', () => {
    const store = fresh();
    const track = {
      schoolId: 1,
      title: 'Trilha',
      description: '',
      thumbnailURL: '',
      isActive: true,
      isBlocked: false,
      isRequired: false,
      courseIds: [],
      eventIds: [],
      graduationIds: [],
      lastChange: '',
    };
    expect(() => store.insert('courseTracks', { ...track, schoolId: 99 })).toThrow(
      conflict('courseTracks', 'reference'),
    );
    const { id } = store.insert('courseTracks', track);
    expect(() => store.patch('courseTracks', id, { schoolId: 99 })).toThrow(StoreConflict);
    expect(() => store.remove('schools', 1)).toThrow(StoreConflict);
    store.remove('courseTracks', id);
    store.remove('schools', 1);
    expect(store.list('schools')).toEqual([]);
  });

  test('patches what is there and refuses what is not', () => {
    const store = fresh();
    expect(store.patch('companies', 1, { name: 'Decola S.A.' })).toEqual({ id: 1, name: 'Decola S.A.' });
    expect(store.get('companies', 1)).toEqual({ id: 1, name: 'Decola S.A.' });
    expect(() => store.patch('companies', 9, { name: '' })).toThrow(conflict('companies', 'missing'));
  });

  test('a lookup follows a patched field', () => {
    const store = fresh();
    const { id } = store.insert('tokens', {
      token: 'a',
      kind: 'recovery',
      userId: 1,
      expiresAt: '',
      usedAt: null,
    });
    store.patch('tokens', id, { token: 'b' });
    expect(store.find('tokens', { token: 'a' })).toBeUndefined();
    expect(store.find('tokens', { token: 'b' })?.id).toBe(id);
  });

  test('a transaction that throws leaves no trace, not even an id', () => {
    const store = fresh();
    const userId = personIn(store);
    expect(() =>
      store.transaction(() => {
        store.insert('suggestions', { ...suggestion, userId });
        store.patch('companies', 1, { name: 'Outra' });
        store.remove('companies', 2);
        store.transaction(() => store.insert('companies', { name: 'Interna' }));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(store.list('suggestions')).toEqual([]);
    expect(store.list('companies')).toEqual([
      { id: 1, name: 'Decola' },
      { id: 2, name: 'Horizonte' },
    ]);
    expect(store.insert('companies', { name: 'Terceira' }).id).toBe(3);
    expect(store.transaction(() => 'kept')).toBe('kept');
  });

  test('an inner transaction that throws is undone alone when the outer one goes on', () => {
    const store = fresh();
    store.transaction(() => {
      store.patch('companies', 1, { name: 'Outra' });
      try {
        store.transaction(() => {
          store.insert('companies', { name: 'Interna' });
          store.patch('companies', 2, { name: 'Interna' });
          throw new Error('no');
        });
      } catch {
        // The outer one goes on.
      }
      store.transaction(() => store.insert('companies', { name: 'Terceira' }));
    });
    expect(store.list('companies').map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Outra',
      '2 Horizonte',
      '3 Terceira',
    ]);
  });

  test('lists a part, ordered by a field and then by id, nulls first', () => {
    const store = fresh();
    const userId = personIn(store);
    const at = (usedAt: string | null, token: string) =>
      store.insert('tokens', { token, kind: 'recovery', userId, expiresAt: '2026', usedAt }).id;
    for (const [usedAt, token] of [
      ['2026-03-02', 'b'],
      [null, 'c'],
      ['2026-03-01', 'a'],
      ['2026-03-02', 'd'],
    ] as const)
      at(usedAt, token);
    const tokens = (part: Part<'tokens'>) => store.list('tokens', { userId }, part).map(({ token }) => token);
    expect(tokens({ by: 'usedAt' })).toEqual(['c', 'a', 'b', 'd']);
    expect(tokens({ by: 'usedAt', isDescending: true })).toEqual(['b', 'd', 'a', 'c']);
    expect(tokens({ by: 'usedAt', isDescending: true, limit: 2, offset: 1 })).toEqual(['d', 'a']);
    expect(tokens({ by: 'id', isDescending: true, limit: 1 })).toEqual(['d']);
    expect(tokens({ offset: 3 })).toEqual(['d']);
  });

  test('lists what was written in the same moment by id, also the newest first', () => {
    const store = fresh();
    const userId = personIn(store);
    const written = ['2026-03-02', '2026-03-01', '2026-03-02', '2026-03-02'].map(
      (createdAt) => store.insert('notifications', { ...notification, userId, createdAt }).id,
    );
    const [first, oldest, second, third] = written;
    const ids = (isDescending: boolean) =>
      store.list('notifications', { userId }, { by: 'createdAt', isDescending }).map(({ id }) => id);
    expect(ids(true)).toEqual([first, second, third, oldest]);
    expect(ids(false)).toEqual([oldest, first, second, third]);
  });

  test('lists by id also what is found by one of several values', () => {
    const store = fresh();
    const shop = (name: string) => store.insert('shops', { name }).id;
    const written = ['Loja', 'Quiosque', 'Loja', 'Bazar'].map(shop);
    const listed = store.list('shops', { name: { oneOf: ['Quiosque', 'Loja'] } });
    expect(listed.map(({ id }) => id)).toEqual(written.slice(0, 3));
  });

  test('finds nobody by the words of who is gone', () => {
    const store = fresh();
    const id = personIn(store);
    const person = store.get('people', id) as Records['people'];
    store.remove('people', id);
    store.insert('people', { ...person, name: 'Outra', email: 'outra@decola.com.br' });
    const named = (search: string) => store.list('people', {}, { search }).map(({ name }) => name);
    expect([named('ana'), named('outra')]).toEqual([[], ['Outra']]);
  });

  test('finds by one of several values, by a range and by what is not null', () => {
    const store = fresh();
    const person = personIn(store);
    for (const [token, userId, usedAt] of [
      ['a', person, '2026-03-01'],
      ['b', null, '2026-03-02'],
      ['c', 7, null],
    ] as const)
      store.insert('tokens', { token, kind: 'recovery', userId, expiresAt: '2026', usedAt });
    const tokens = (where: Where<'tokens'>) => store.list('tokens', where).map(({ token }) => token);
    expect(tokens({ userId: { oneOf: [7, person, 7] } })).toEqual(['a', 'c']);
    expect(tokens({ userId: { oneOf: [] } })).toEqual([]);
    expect(tokens({ token: { oneOf: ['c', 'b'] } })).toEqual(['b', 'c']);
    expect(tokens({ usedAt: { isNull: false } })).toEqual(['a', 'b']);
    expect(tokens({ usedAt: { from: '2026-03-02' } })).toEqual(['b']);
    expect(tokens({ usedAt: { below: '2026-03-02' } })).toEqual(['a']);
    expect(store.count('tokens', { usedAt: { from: '2026-03-01', below: '2026-03-03' } })).toBe(2);
    expect(store.count('schools', { id: { oneOf: [1, 9] }, isActive: true })).toBe(1);
  });

  test('a search may have any number of words, and signs that end a text elsewhere', () => {
    const store = fresh();
    personIn(store);
    const known = store.list('people')[0]?.name.split(' ')[0] ?? '';
    const letters = Array.from({ length: 2000 }, (_, at) => at.toString(36));
    const found = (search: string) => store.list('people', {}, { search }).length;
    expect(found([...letters, ...letters.map((letter) => `${letter}abc`)].join(' '))).toBe(0);
    expect(found(`${known} `.repeat(2000))).toBe(1);
    expect(found([...known].join(' '))).toBe(1);
    expect(found(`${known}\0`)).toBe(1);
    expect(found(`${known}\0abc "`)).toBe(0);
    expect(store.count('people', {}, `abc\0def`)).toBe(0);
  });

  test('finds what lies in any of several ranges, open at either end', () => {
    const store = fresh();
    const product = { code: 'A', description: '', isActive: true, images: [], stock: 1, lastChange: '' };
    const place = { shopId: store.insert('shops', { name: '' }).id, categoryId: 1 };
    store.insert('productCategories', { name: '' });
    for (const decoins of [40, 100, 101, 300, 900])
      store.insert('products', { ...product, ...place, name: `Caneca de ${decoins}`, decoins });
    const prices = (inRange: readonly { from?: number; below?: number }[], search?: string) =>
      store
        .list('products', { decoins: { inRange }, shopId: 1 }, { ...(search && { search }) })
        .map(({ decoins }) => decoins);
    expect(prices([{ from: 0, below: 101 }])).toEqual([40, 100]);
    expect(prices([{ from: 301 }, { below: 41 }, { from: 40, below: 41 }])).toEqual([40, 900]);
    expect(prices([{ from: 50 }], 'de 100')).toEqual([100]);
    expect(prices([])).toEqual([]);
    expect(store.count('products', { decoins: { inRange: [{}] } })).toBe(5);
  });

  test('finds people by parts of words, whatever the accents and the case, also after a change', () => {
    const store = fresh();
    const id = personIn(store);
    const found = (search: string) => store.list('people', {}, { search }).map((person) => person.name);
    store.patch('people', id, { name: 'Úrsula Conceição', socialName: 'Ulla "U" 🙂a' });
    expect(found('')).toEqual(['Úrsula Conceição']);
    for (const search of [
      'URSULA',
      'rsul',
      'ceicao  úrs',
      'çã',
      'u',
      'decola.com ulla',
      '"u"',
      'ã ul',
      '🙂a',
    ])
      expect(found(search), search).toEqual(['Úrsula Conceição']);
    for (const search of ['urs x', 'zz', 'ana souza', 'ursulaconceicao', '"', 'OR', 'name:urs'])
      expect(found(search), search).toEqual(search === '"' ? ['Úrsula Conceição'] : []);
    expect([store.count('people', {}, 'conce'), store.count('people', { id: { not: id } }, 'conce')]).toEqual(
      [1, 0],
    );
    expect(() =>
      store.transaction(() => {
        store.patch('people', id, { name: 'Outra' });
        expect(found('conceicao')).toEqual([]);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(found('conceicao').length).toBe(1);
    store.remove('people', id);
    expect(found('conceicao')).toEqual([]);
  });

  test('gives one field of many records, and everybody but one', () => {
    const store = fresh();
    expect(store.column('companies', 'name', { id: { not: 1 } })).toEqual(new Map([[2, 'Horizonte']]));
    expect(store.column('schools', 'name')).toEqual(new Map([[1, 'Mercado']]));
    const token = { kind: 'recovery', userId: null, expiresAt: '' } as const;
    store.insert('tokens', { ...token, token: 'a', usedAt: '2026-03-01' });
    store.insert('tokens', { ...token, token: 'b', usedAt: null });
    expect(store.column('tokens', 'usedAt')).toEqual(
      new Map([
        [1, '2026-03-01'],
        [2, null],
      ]),
    );
    expect(store.list('tokens', { usedAt: { not: '2026-03-01' } }).map((one) => one.token)).toEqual(['b']);
  });

  test('tallies records by a field', () => {
    const store = fresh();
    const userId = personIn(store);
    const rating = { userId, contentId: null, eventId: null, likes: [], createdAt: '' };
    store.insert('ratings', { ...rating, courseId: 1, stars: 5, message: 'Bom' });
    store.insert('ratings', { ...rating, courseId: 1, stars: 2, message: null });
    store.insert('ratings', { ...rating, courseId: 3, stars: 4, message: null });
    store.insert('ratings', { ...rating, courseId: null, stars: 1, message: null });
    const of = { sum: 'stars', present: 'message' } as const;
    expect([...store.tally('ratings', 'courseId', {}, of)]).toEqual([
      [1, { count: 2, sum: 7, present: 1 }],
      [3, { count: 1, sum: 4, present: 0 }],
    ]);
    expect(store.tally('ratings', 'courseId', { courseId: { oneOf: [3, 4] } }, of).get(3)?.sum).toBe(4);
    expect(store.tally('ratings', 'courseId', { courseId: 9 }).size).toBe(0);
  });

  test('the catalogue follows each write, also one that is undone, and nobody can change it in passing', () => {
    const store = fresh();
    const nameOf = () => store.list('schools', { id: 1 })[0]?.name;
    expect(nameOf()).toBe('Mercado');
    expect(() =>
      store.transaction(() => {
        store.patch('schools', 1, { name: 'Outra' });
        expect(nameOf()).toBe('Outra');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(nameOf()).toBe('Mercado');
    store.patch('schools', 1, { isActive: false });
    expect(store.count('schools', { isActive: false })).toBe(1);
    expect(() => {
      const school = store.get('schools', 1);
      if (school) school.name = 'Outra';
    }).toThrow(TypeError);
    store.list('schools').pop();
    expect(store.list('schools').length).toBe(1);
    store.remove('schools', 1);
    expect(store.get('schools', 1)).toBeUndefined();
  });

  test('clear forgets records and ids', () => {
    const store = fresh();
    expect(store.isEmpty()).toBe(false);
    store.clear();
    expect(store.isEmpty()).toBe(true);
    expect(store.insert('companies', { name: 'Primeira' }).id).toBe(1);
  });

  test('clearing is undone with its transaction, and what was written after it', () => {
    const store = fresh();
    const userId = personIn(store);
    store.insert('suggestions', { ...suggestion, userId });
    expect(() =>
      store.transaction(() => {
        store.patch('companies', 1, { name: 'Outra' });
        store.clear();
        store.insert('companies', { name: 'Primeira' });
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(store.list('companies').map(({ name }) => name)).toEqual(['Decola', 'Horizonte']);
    expect(store.find('people', { email: 'ana@decola.com.br' })?.id).toBe(1);
    expect(store.insert('suggestions', { ...suggestion, userId }).id).toBe(2);
  });
});

const personIn = (store: Store): number =>
  store.insert('people', {
    id: 1,
    name: 'Ana',
    socialName: null,
    email: 'ana@decola.com.br',
    document: '52998224725',
    isForeigner: false,
    birthDate: null,
    mothersName: '',
    badgeCode: 1,
    profession: null,
    academicEducation: null,
    biography: null,
    image: null,
    profilePictureExtension: null,
    address: null,
    userType: 1,
    isFirstLogin: false,
    isImported: false,
    passwordModifiedAt: null,
    needAcceptNewTerm: false,
    decoins: 0,
    totalWatched: 0,
    interestIds: [],
    companyIds: [1],
    teamIds: [],
  }).id;

test('a SQLite store that is killed in the middle of writes keeps every finished transaction and no half of one', async () => {
  const file = newFile();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'store.killed.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = await new Promise<number>((resolve) => {
    let last = 0;
    child.stdout.on('data', (text: Buffer) => {
      last = Number(text.toString().trim().split('\n').at(-1)) || last;
      if (last >= 150) child.kill('SIGKILL');
    });
    child.on('close', () => resolve(last));
  });
  const store = sqliteStore(file);
  open.push(store);
  const [pairs, halves] = [store.count('shops'), store.count('productCategories')];
  expect(acknowledged).toBeGreaterThanOrEqual(150);
  expect(pairs).toBe(halves);
  expect(pairs).toBeGreaterThanOrEqual(acknowledged);
  expect(store.insert('shops', { name: 'Depois' }).id).toBe(pairs + 1);
});

test('what lists of SQLite read goes by an index, not through the table', () => {
  const file = newFile();
  const store = sqliteStore(file);
  open.push(store);
  const db = new DatabaseSync(file);
  const plan = (statement: string) =>
    db
      .prepare(`EXPLAIN QUERY PLAN ${statement}`)
      .all()
      .map(({ detail }) => String(detail))
      .join('; ');
  const all = 'SELECT value FROM json_each(?)';
  const stars = `json_extract(body, '$.stars')`;
  const message = `json_extract(body, '$.message') IS NOT NULL`;
  const last = `json_extract(body, '$.lastAccessAt') DESC, id`;
  expect(plan(`SELECT body FROM contentStates WHERE userId = ? AND contentId IN (${all})`)).toMatch(
    /USING INDEX contentStates!userId\+contentId \(userId=\? AND contentId=\?\)/,
  );
  expect(
    plan(
      `SELECT courseId, count(*), sum(${stars}), sum(${message}) FROM ratings WHERE courseId IN (${all}) GROUP BY courseId`,
    ),
  ).toMatch(/USING (COVERING )?INDEX ratings~courseId\+stars\+message/);
  expect(
    plan(
      `SELECT id, body FROM enrolments WHERE userId = ? AND json_extract(body, '$.finishedAt') IS NULL ORDER BY ${last} LIMIT 6`,
    ),
  ).toMatch(/USING INDEX enrolments~userId\+finishedAt\+lastAccessAt/);
  expect(
    plan(
      `SELECT id, body FROM statements WHERE userId = ? AND json_extract(body, '$.createdAt') >= ? ORDER BY id`,
    ),
  ).toMatch(/USING INDEX statements~userId\+createdAt \(userId=\? AND <expr>>\?\)/);
  expect(plan('SELECT id, body FROM sessions WHERE token = ? ORDER BY id LIMIT 1')).toMatch(
    /SEARCH sessions USING INDEX/,
  );
  db.close();
});

test('clearing that fails half-way forgets nothing', () => {
  const store = sqliteStore(newFile());
  open.push(store);
  store.insert('shops', { name: 'Loja' });
  store.insert('suggestions', { userId: 1, title: '', description: '', createdAt: '' });
  const exec = DatabaseSync.prototype.exec;
  const failing = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    text,
  ) {
    if (text.includes('"shops"')) throw new Error('the disk is gone');
    return exec.call(this, text);
  });
  expect(() => store.clear()).toThrow('the disk is gone');
  failing.mockRestore();
  expect([store.count('suggestions'), store.list('shops').length]).toEqual([1, 1]);
});

test('reads that belong together see one moment; the next ones see what another program wrote meanwhile', () => {
  const file = newFile();
  const [store, other] = [sqliteStore(file), sqliteStore(file)];
  open.push(store, other);
  store.insert('mails', { id: 1, to: '', from: '', subject: 'Antes', text: '', link: null, sentAt: '' });
  store.insert('shops', { id: 1, name: 'Antes' });
  const names = () => [store.get('mails', 1)?.subject, store.list('shops')[0]?.name];
  const rename = (name: string) => {
    other.patch('mails', 1, { subject: name });
    other.patch('shops', 1, { name });
  };
  expect(names()).toEqual(['Antes', 'Antes']);
  const [before, after] = store.reading(() => {
    const first = names();
    rename('Depois');
    return [first, names()];
  });
  expect(before).toEqual(['Antes', 'Antes']);
  expect(after).toEqual(before);
  expect(store.reading(names)).toEqual(['Depois', 'Depois']);
  rename('Outra vez');
  expect(names()).toEqual(['Outra vez', 'Outra vez']);
});

test('a file that was written before there was an index of words gets one with everybody in it', () => {
  const file = newFile();
  const store = sqliteStore(file);
  personIn(store);
  store.close();
  const db = new DatabaseSync(file);
  dropWords(db);
  db.close();
  const later = sqliteStore(file);
  open.push(later);
  expect(later.count('people', {}, 'decola')).toBe(1);
});

test('an index of words of other fields than are searched now is dropped, and those of now are found', () => {
  const file = newFile();
  const store = sqliteStore(file);
  const id = personIn(store);
  store.close();
  const db = new DatabaseSync(file);
  const now = namesOfWords(db);
  dropWords(db);
  db.exec(`
    CREATE VIRTUAL TABLE "people~words" USING fts5(name, content='', contentless_delete=1);
    CREATE TRIGGER "people~words added" AFTER INSERT ON "people" BEGIN
      INSERT INTO "people~words" (rowid, name) VALUES (new.id, json_extract(new.body, '$.name')); END;
    CREATE VIRTUAL TABLE "notes~words" USING fts5(text, content='', contentless_delete=1)`);
  db.close();
  const later = sqliteStore(file);
  open.push(later);
  expect(later.count('people', {}, 'decola')).toBe(1);
  later.patch('people', id, { email: 'outra@exemplo.com.br' });
  expect([later.count('people', {}, 'decola'), later.count('people', {}, 'exemplo')]).toEqual([0, 1]);
  const again = new DatabaseSync(file);
  expect(namesOfWords(again)).toEqual(now);
  again.close();
});

/** Indexes of words and their triggers, the triggers first. */
function namesOfWords(db: DatabaseSync): { type: string; name: string }[] {
  return db
    .prepare(
      `SELECT type, name FROM sqlite_schema WHERE name GLOB '*~words*'
       AND (type = 'trigger' OR sql LIKE 'CREATE VIRTUAL%') ORDER BY type DESC, name`,
    )
    .all()
    .map(({ type, name }) => ({ type: String(type), name: String(name) }));
}

function dropWords(db: DatabaseSync) {
  for (const { type, name } of namesOfWords(db)) db.exec(`DROP ${type} "${name}"`);
}

test('a transaction that SQLite itself has undone, as on a full disk, fails with why, though somebody within has answered', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'store-full-')), 'data.sqlite');
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const store = sqliteStore(file);
  store.insert('companies', { name: 'Decola' } as never);
  const db = prepare.mock.contexts[0] as DatabaseSync;
  prepare.mockRestore();
  const pages = Object.values(db.prepare('PRAGMA page_count').get() ?? {})[0];
  db.exec(`PRAGMA max_page_count = ${Number(pages) + 1}`);
  expect(() =>
    store.transaction(() => {
      try {
        store.transaction(() => store.insert('companies', { name: 'a'.repeat(1_000_000) } as never));
      } catch {
        return 'answered';
      }
      return 'kept';
    }),
  ).toThrow(/full/);
  // Also where a write by itself was caught, and whatever failed before.
  expect(() =>
    store.transaction(() => {
      throw new Error('of somebody else');
    }),
  ).toThrow('of somebody else');
  expect(() =>
    store.transaction(() => {
      try {
        store.insert('companies', { name: 'a'.repeat(1_000_000) } as never);
      } catch {}
    }),
  ).toThrow(/disk is full or failed/);
  store.close();
});
