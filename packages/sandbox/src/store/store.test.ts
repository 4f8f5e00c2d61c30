import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { memoryStore } from './memory.ts';
import { sqliteStore } from './sqlite.ts';
import { type Store, StoreConflict } from './store.ts';

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
    const company = store.get('companies', 1);
    if (company) company.name = 'Outra';
    expect(store.get('companies', 1)?.name).toBe('Decola');
  });

  test('refuses a second record with the same unique key, and leaves nulls out of it', () => {
    const store = fresh();
    const draft = { token: 'x', userId: null, kind: 'recovery', expiresAt: '', usedAt: null } as const;
    store.insert('tokens', draft);
    expect(() => store.insert('tokens', draft)).toThrow(StoreConflict);
    expect(() => store.insert('companies', { id: 1, name: 'De novo' })).toThrow(StoreConflict);
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
    expect(() => store.insert('courseTracks', { ...track, schoolId: 99 })).toThrow(StoreConflict);
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
    expect(() => store.patch('companies', 9, { name: '' })).toThrow(StoreConflict);
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

  test('what is written while a transaction is held is there at once, and stays', () => {
    const store = fresh();
    const commit = store.hold();
    store.patch('companies', 1, { name: 'Outra' });
    expect(() =>
      store.transaction(() => {
        store.remove('companies', 2);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(store.get('companies', 1)?.name).toBe('Outra');
    commit();
    expect(store.list('companies').map(({ name }) => name)).toEqual(['Outra', 'Horizonte']);
    expect(store.transaction(() => store.insert('companies', { name: 'Terceira' }).id)).toBe(3);
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
