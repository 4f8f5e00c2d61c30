import { laneOf, type OutboxAct, type OutboxEntry } from '@student/domain';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import type { Platform } from '../platform.ts';
import { deviceDatabase } from './device-database.ts';
import { deviceStore, PersonSignedOut } from './device-store.ts';
import { keptActs } from './kept-acts.ts';

const content = 'course/12/7';
const lane = `${content}/study`;
const tick: OutboxAct = { kind: 'progress', speedRate: 1 };
const note = (text: string): OutboxAct => ({ kind: 'note', text });
const checkpoint = (seconds: number): OutboxAct => ({ kind: 'checkpoint', seconds });
const entry = (id: string, act: OutboxAct, given: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  personId: 1,
  content,
  at: 0,
  act,
  ...given,
});
const nothing: ReadonlySet<string> = new Set();

/** A device; each tab has a connection of its own to it. */
function newDevice() {
  const indexedDB = new IDBFactory();
  let ids = 0;
  const openTab = (personId = 1, isPresent = false) => {
    const database = deviceDatabase({ indexedDB, databaseName: 'student' });
    ids += 1;
    const stay = `stay-${ids}`;
    const platform = { storage: memoryStorage(), databaseName: 'student' } as Platform;
    return {
      ...deviceStore(database, { personId, createId: () => stay, isPresent: () => isPresent }),
      database,
      wipe: keptActs({ platform, database, personId }).wipe,
    };
  };
  return { indexedDB, openTab };
}

async function lineOf({ openTab }: ReturnType<typeof newDevice>, of = lane) {
  const { first } = openTab();
  const line: OutboxEntry[] = [];
  const done = new Set<string>();
  for (;;) {
    const { entry: next } = await first(of, done);
    if (!next) break;
    line.push(next);
    done.add(next.id);
  }
  return line;
}

describe('the device', () => {
  it('gives back what was added, in order, to another tab and after a reload', async () => {
    const device = newDevice();
    const { add } = device.openTab();
    await expect(add(lane, [entry('a', tick), entry('b', checkpoint(15))])).resolves.toEqual({ waiting: 2 });
    await add(lane, [entry('c', tick)]);
    expect(await lineOf(device)).toEqual([entry('a', tick), entry('b', checkpoint(15)), entry('c', tick)]);
  });

  it('knows each lane of a person, and nothing of anybody else', async () => {
    const { openTab } = newDevice();
    const [ana, helena] = [openTab(1), openTab(2)];
    await ana.add(lane, [entry('a', tick)]);
    await ana.add(`${content}/note`, [entry('b', note('x'))]);
    const hers = entry('c', tick, { personId: 2 });
    await helena.add(laneOf(hers), [hers]);
    expect(await ana.lanes()).toEqual([lane, `${content}/note`]);
    expect(await helena.lanes()).toEqual([lane]);
    expect(await helena.first(lane, nothing)).toEqual({ entry: hers, waiting: 1 });
    expect(await helena.actsOf(content)).toEqual({ waiting: [hers], refused: [] });
  });

  it('folds checkpoints in the transaction that adds them, and leaves the first alone', async () => {
    const device = newDevice();
    const { add } = device.openTab();
    await add(lane, [entry('a', checkpoint(1)), entry('b', checkpoint(2)), entry('c', checkpoint(3))]);
    await add(lane, [entry('d', tick), entry('e', checkpoint(4))]);
    expect((await lineOf(device)).map(({ id }) => id)).toEqual(['a', 'd', 'e']);
  });

  it('two tabs that add at the same moment lose nothing of each other', async () => {
    const device = newDevice();
    const [one, other] = [device.openTab(), device.openTab()];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).add(lane, [entry(`${at}`, tick)])),
    );
    const ids = (await lineOf(device)).map(({ id }) => Number(id));
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });

  it('an act that is added twice is there once', async () => {
    const device = newDevice();
    const { add } = device.openTab();
    await add(lane, [entry('a', note('x'))]);
    await expect(add(lane, [entry('a', note('x'))])).resolves.toEqual({ waiting: 1 });
  });

  it('a transaction that fails in the middle changes nothing', async () => {
    const device = newDevice();
    const { add, database } = device.openTab();
    await add(lane, [entry('a', tick)]);
    const failing = database.transact('write', async (transaction) => {
      transaction.objectStore('waiting').clear();
      throw new Error('in the middle');
    });
    await expect(failing).rejects.toThrow('in the middle');
    expect(await lineOf(device)).toEqual([entry('a', tick)]);
  });

  it('takes off what is done, and skips what it is told to', async () => {
    const { openTab } = newDevice();
    const { add, first, remove } = openTab();
    await add(lane, [entry('a', tick), entry('b', tick)]);
    expect(await first(lane, new Set(['a']))).toEqual({ entry: entry('b', tick), waiting: 2 });
    expect(await remove(entry('a', tick))).toEqual({ waiting: 1 });
    expect(await remove(entry('a', tick))).toEqual({ waiting: 1 });
  });
});

describe('what the server refused', () => {
  const reason = { code: 'NOT_ENROLLED', message: 'Você não está matriculado.' } as const;

  it('stays on the device with the reason when a person wrote it, and goes otherwise', async () => {
    const { openTab } = newDevice();
    const { add, refuse, actsOf } = openTab();
    const written = entry('a', note('x'));
    await add(laneOf(written), [written]);
    await add(lane, [entry('b', tick)]);
    await expect(refuse(written, reason)).resolves.toEqual({ waiting: 0 });
    await refuse(entry('b', tick), reason);
    expect(await openTab().actsOf(content)).toEqual({ waiting: [], refused: [{ ...written, reason }] });
    expect(await actsOf('course/12/8')).toEqual({ waiting: [], refused: [] });
  });

  it('stays when it is an answer to an evaluation form, unless it was answered anew (FORMS-18)', async () => {
    const { openTab } = newDevice();
    const { add, refuse, actsOf } = openTab();
    const answer = (questionId: number, stars: number) =>
      ({ kind: 'evaluation', searchFormId: 1, questionId, answer: { stars } }) as const;
    const [first, second, anew] = [answer(1, 3), answer(2, 4), answer(1, 5)];
    await add(lane, [entry('a', first), entry('b', second), entry('c', anew)]);
    await refuse(entry('a', first), reason);
    await refuse(entry('b', second), reason);
    expect(await actsOf(content)).toEqual({
      waiting: [entry('c', anew)],
      refused: [{ ...entry('b', second), reason }],
    });
  });

  it('is answered anew before the finish that waits, which keeps its own key (FORMS-18, FORMS-20)', async () => {
    const { openTab } = newDevice();
    const { add, refuse, actsOf } = openTab();
    const answer = (questionId: number, stars: number) =>
      ({ kind: 'evaluation', searchFormId: 1, questionId, answer: { stars } }) as const;
    const [first, second, anew] = [answer(1, 3), answer(2, 4), answer(1, 5)];
    const finish = entry('f', { kind: 'finish' });
    await add(lane, [entry('a', first), entry('b', second), finish]);
    await add(lane, [entry('c', anew)]);
    await refuse(entry('a', first), reason);
    expect(await actsOf(content)).toEqual({
      waiting: [entry('b', second), entry('c', anew), finish],
      refused: [],
    });
  });

  it('is forgotten when the person says so', async () => {
    const { openTab } = newDevice();
    const { add, refuse, discard, actsOf } = openTab();
    for (const id of ['a', 'b']) {
      const written = entry(id, note(id));
      await add(laneOf(written), [written]);
      await refuse(written, reason);
    }
    await discard('a');
    expect(await actsOf(content)).toEqual({ waiting: [], refused: [{ ...entry('b', note('b')), reason }] });
  });
});

describe('signing out', () => {
  it('leaves nothing of the person, and everything of others', async () => {
    const { openTab } = newDevice();
    const [ana, helena] = [openTab(1), openTab(2)];
    const [one, two] = [entry('a', note('x')), entry('b', note('y'))];
    await ana.add(laneOf(one), [one, two]);
    await ana.refuse(two, { code: 'NOT_FOUND', message: 'Não.' });
    const hers = entry('c', tick, { personId: 2 });
    await helena.add(lane, [hers]);
    await ana.wipe();
    const left = await ana.database.transact('read', async (transaction) => {
      const all = ['waiting', 'refused', 'people'].map(
        (name) =>
          new Promise<unknown[]>((resolve) => {
            const rows = transaction.objectStore(name).getAll();
            rows.onsuccess = () => resolve(rows.result);
          }),
      );
      return (await Promise.all(all)).flat();
    });
    expect(left).toEqual([expect.objectContaining({ id: 'c' }), { personId: 2, stay: expect.any(String) }]);
  });

  it('in one tab keeps another tab from leaving anything, until the person is back', async () => {
    const { openTab } = newDevice();
    const [one, other] = [openTab(), openTab()];
    await other.enter();
    await one.wipe();
    await expect(other.add(lane, [entry('a', tick)])).rejects.toBeInstanceOf(PersonSignedOut);
    const back = openTab();
    await back.add(lane, [entry('b', tick)]);
    await expect(other.add(lane, [entry('c', tick)])).rejects.toBeInstanceOf(PersonSignedOut);
    expect(await back.first(lane, nothing)).toEqual({ entry: entry('b', tick), waiting: 1 });
  });
});

describe('the version before', () => {
  it('left lists: they are taken over in order', async () => {
    const device = newDevice();
    await new Promise<void>((done) => {
      const old = device.indexedDB.open('student');
      old.onupgradeneeded = () => {
        const lists = old.result.createObjectStore('outbox');
        lists.put([entry('a', tick), entry('b', checkpoint(15)), entry('c', note('x'))], 1);
        lists.put([entry('d', tick, { personId: 2 })], 2);
        lists.put([entry('d', tick, { personId: 3 })], 3);
      };
      old.onsuccess = () => {
        old.result.close();
        done();
      };
    });
    expect(await lineOf(device)).toEqual([entry('a', tick), entry('b', checkpoint(15))]);
    expect(await lineOf(device, `${content}/note`)).toEqual([entry('c', note('x'))]);
    expect(await device.openTab(2).lanes()).toEqual([lane]);
  });
});

describe('a device that was cleared under an open page', () => {
  const clear = ({ indexedDB }: ReturnType<typeof newDevice>) =>
    new Promise<void>((done) => {
      indexedDB.deleteDatabase('student').onsuccess = () => done();
    });

  it('takes what a person does who is signed in', async () => {
    const device = newDevice();
    const { add } = device.openTab(1, true);
    await add(lane, [entry('a', tick)]);
    await clear(device);
    await expect(add(lane, [entry('b', tick)])).resolves.toEqual({ waiting: 1 });
    expect(await lineOf(device)).toEqual([entry('b', tick)]);
  });

  it('takes nothing of one who is not', async () => {
    const device = newDevice();
    const { add } = device.openTab();
    await add(lane, [entry('a', tick)]);
    await clear(device);
    await expect(add(lane, [entry('b', tick)])).rejects.toBeInstanceOf(PersonSignedOut);
  });
});

describe('a device that refuses', () => {
  it('says so', async () => {
    const { add } = deviceStore(deviceDatabase({ indexedDB: undefined, databaseName: 'student' }), {
      personId: 1,
      createId: () => 'x',
      isPresent: () => true,
    });
    await expect(add(lane, [entry('a', tick)])).rejects.toThrow('keeps nothing');
  });

  it('another version that keeps the database open does not hang it, and is got over', async () => {
    const device = newDevice();
    const held = await new Promise<IDBDatabase>((resolve) => {
      const old = device.indexedDB.open('student', 1);
      old.onupgradeneeded = () => old.result.createObjectStore('outbox');
      old.onsuccess = () => resolve(old.result);
    });
    const { add } = device.openTab();
    await expect(add(lane, [entry('a', tick)])).rejects.toThrow();
    held.close();
    await add(lane, [entry('a', tick)]);
    expect(await lineOf(device)).toEqual([entry('a', tick)]);
  });
});
