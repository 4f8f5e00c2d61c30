import { IDBDatabase } from 'fake-indexeddb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { searchesKey } from '../device-keys.ts';
import { packageKey } from '../media/package/kept-package.ts';
import type { DeviceStorage } from '../memory-storage.ts';
import { rememberPills, wasWithoutPills } from '../pills/without-pills.ts';
import type { Lane, Outbox } from './open-outbox.ts';
import { answered, type FakeServer, idle, lost, outboxTabs } from './outbox.testing.ts';

const content = 'course/12/7';
const other = 'course/12/8';
const kindOf = (row: string) => row.split('/').at(-1);
/** What closed pages of person 1 left on this device. */
const leftIn = (storage: DeviceStorage) =>
  storage.keys().flatMap((key) => (key.startsWith('student/left/1/') ? [storage.getItem(key)] : []));
const note = (text: string) => ({ kind: 'note' as const, text });

const pause = (time = 5) => new Promise((done) => setTimeout(done, time));

/** Tabs over one device; each is stopped with the test. */
function start(server?: FakeServer) {
  const world = outboxTabs(server);
  const opened = new Set<Outbox>();
  const openTab = (given?: Parameters<typeof world.openTab>[0]) => {
    const tab = world.openTab(given);
    onTestFinished(tab.outbox.stop);
    opened.add(tab.outbox);
    const stop = () => {
      opened.delete(tab.outbox);
      tab.outbox.stop();
    };
    return { ...tab, stop };
  };
  /** Until every lane of every open tab has nothing to do, or has to wait. */
  const settled = async () => {
    for (const outbox of opened) await idle(outbox, content, other);
  };
  const kinds = () => world.sent.map(({ row }) => kindOf(row));
  return { ...world, openTab, kinds, settled };
}

describe('recording', () => {
  it('sends each act under a key of its own, and keeps nothing of it', async () => {
    const { openTab, sent, settled } = start();
    const { outbox } = openTab();
    outbox.record(content, { kind: 'progress', speedRate: 2 });
    outbox.record(content, note('a'));
    await settled();
    expect(sent.map(({ row, body }) => [kindOf(row), body]).toSorted()).toEqual([
      ['notes', { text: 'a' }],
      ['progress', { speedRate: 2 }],
    ]);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
    expect(await outbox.pending(content)).toEqual([]);
  });

  it('a note that the server fails on holds up neither the study of its content nor another content', async () => {
    const { openTab, kinds, settled } = start(({ row }) => {
      if (kindOf(row) === 'notes') throw answered(500);
    });
    const { outbox } = openTab();
    outbox.record(content, note('a'));
    await settled();
    outbox.record(content, { kind: 'progress', speedRate: 1 });
    outbox.record(content, { kind: 'finish' });
    outbox.record(other, { kind: 'checkpoint', seconds: 3 });
    await settled();
    expect(kinds().toSorted()).toEqual(['checkpoints', 'finish', 'progress']);
    expect(kinds().indexOf('progress')).toBeLessThan(kinds().indexOf('finish'));
    expect(await outbox.pending(content)).toMatchObject([{ entry: { act: note('a') }, refusal: undefined }]);
  });

  it('a finish behind an answer to an evaluation form that is refused is not sent, and goes out behind the one that mends it (FORMS-20)', async () => {
    let isRefused = true;
    const { openTab, sent, kinds, settled } = start(({ row }) => {
      if (kindOf(row) === 'response' && isRefused) throw answered(422);
    });
    const { outbox, told } = openTab();
    const answer = { kind: 'evaluation', searchFormId: 1, questionId: 4, answer: { stars: 5 } } as const;
    outbox.record(content, answer);
    outbox.record(content, { kind: 'finish' });
    await settled();
    await expect.poll(() => outbox.pending(content)).toMatchObject([{ entry: { act: answer } }]);
    expect(told.filter(({ type }) => type !== 'changed')).toMatchObject([
      { type: 'refused', entry: { act: answer } },
      { type: 'withdrawn', entry: { act: { kind: 'finish' } } },
    ]);
    expect(sent).toEqual([]);
    isRefused = false;
    const [refused] = await outbox.pending(content);
    if (refused) await outbox.resend(refused.entry, answer);
    outbox.record(content, { kind: 'finish' });
    await expect.poll(kinds).toEqual(['response', 'finish']);
  });

  it('what has not arrived stands oldest first, whether it waits or was refused', async () => {
    const { openTab, settled } = start(({ row }) => {
      if (kindOf(row) === 'doubts') throw answered(422);
      lost();
    });
    const { outbox } = openTab();
    outbox.record(content, note('a'));
    await settled();
    await pause();
    outbox.record(content, { kind: 'doubt', title: 'b', description: 'b' });
    await settled();
    const kinds = (await outbox.pending(content)).map(({ entry }) => entry.act.kind);
    expect(kinds).toEqual(['note', 'doubt']);
  });

  it('sends an act whose answer was lost again under the same key', async () => {
    let isLost = true;
    const keys: unknown[] = [];
    const { openTab, settled } = start(({ key }) => {
      keys.push(key);
      if (isLost) lost();
    });
    const { outbox, happen } = openTab();
    outbox.record(content, note('a'));
    await settled();
    isLost = false;
    happen('online');
    await expect.poll(() => outbox.pending(content)).toEqual([]);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('tries what waits again when the page is hidden: it may be closed next', async () => {
    let isLost = true;
    const { openTab, sent, settled } = start(() => {
      if (isLost) lost();
    });
    const { outbox, page, happen } = openTab();
    outbox.record(content, note('a'));
    await settled();
    isLost = false;
    page.isHidden = true;
    happen('visibilitychange');
    await expect.poll(() => sent).toMatchObject([{ body: { text: 'a' }, keepalive: true }]);
  });

  it.each([408, 425, 429, 500, 503])('status %s: waits', async (status) => {
    const { openTab, settled } = start(() => {
      throw answered(status);
    });
    const { outbox, told } = openTab();
    outbox.record(content, note('a'));
    await settled();
    expect(await outbox.pending(content)).toMatchObject([{ place: 'device', refusal: undefined }]);
    expect(told.filter(({ type }) => type !== 'changed')).toEqual([]);
  });

  it('an answer of another shape than ours is an answer: the act is not sent again', async () => {
    const { openTab, settled } = start(() => {
      const broken = answered(200);
      return Promise.reject(Object.assign(broken, { issues: [{ path: 'note', message: 'missing' }] }));
    });
    const { outbox } = openTab();
    outbox.record(content, note('a'));
    await settled();
    expect(await outbox.pending(content)).toEqual([]);
  });

  it('never sends the work of one person in the name of another', async () => {
    const { openTab, sent, settled } = start();
    const { outbox, page } = openTab();
    page.isPresent = false;
    outbox.record(content, note('a'));
    await settled();
    expect(sent).toEqual([]);
    page.isPresent = true;
    await outbox.renew();
    await settled();
    expect(sent).toHaveLength(1);
  });
});

describe('what the server refuses', () => {
  const refusing: FakeServer = ({ body }) => {
    if ((body as { text?: string }).text === 'a')
      throw answered(422, { code: 'VALIDATION_ERROR', message: 'Curta demais.' });
  };
  const refusal = { code: 'VALIDATION_ERROR', message: 'Curta demais.' };

  it('is given back to its author, with the sentence, also after a reload', async () => {
    const { openTab, settled } = start(refusing);
    const { outbox, told } = openTab();
    outbox.record(content, note('a'));
    await settled();
    expect(told).toContainEqual(expect.objectContaining({ type: 'refused', failure: refusal }));
    for (const tab of [outbox, openTab().outbox]) {
      expect(await tab.pending(content)).toMatchObject([{ entry: { act: note('a') }, refusal }]);
    }
  });

  it('is sent again once, in its place, however often the button is pressed', async () => {
    const { openTab, sent, settled } = start(refusing);
    const { outbox } = openTab();
    outbox.record(content, note('a'));
    await settled();
    const [refused] = await outbox.pending(content);
    if (!refused) throw new Error('Nothing was refused');
    await Promise.all([outbox.resend(refused.entry, note('b')), outbox.resend(refused.entry, note('b'))]);
    await settled();
    expect(sent.map(({ body }) => body)).toEqual([{ text: 'b' }]);
    expect(await openTab().outbox.pending(content)).toEqual([]);
  });

  it('is gone when it is discarded', async () => {
    const { openTab, settled } = start(refusing);
    const { outbox } = openTab();
    outbox.record(content, note('a'));
    await settled();
    const [refused] = await outbox.pending(content);
    if (refused) outbox.discard(refused.entry);
    expect(await outbox.pending(content)).toEqual([]);
    await expect.poll(() => openTab().outbox.pending(content)).toEqual([]);
  });
});

describe('two tabs', () => {
  it('both show a refused text no more once it was discarded in one', async () => {
    const { openTab, settled } = start(() => {
      throw answered(422);
    });
    const [one, two] = [openTab(), openTab()];
    one.outbox.record(content, note('a'));
    await settled();
    const [refused] = await one.outbox.pending(content);
    if (!refused) throw new Error('Nothing was refused');
    const shown: number[] = [];
    // As a list does: asked again whenever something has changed.
    two.tabs.subscribe(async ({ type }) => {
      if (type === 'changed') shown.push((await two.outbox.pending(content)).length);
    });
    one.outbox.discard(refused.entry);
    await expect.poll(() => shown.at(-1)).toBe(0);
  });

  it('send each act once, one after the other', async () => {
    let running = 0;
    let atOnce = 0;
    const { openTab, sent, settled } = start(async () => {
      running += 1;
      atOnce = Math.max(atOnce, running);
      await pause();
      running -= 1;
    });
    const [one, two] = [openTab(), openTab()];
    for (const text of ['a', 'b', 'c']) {
      one.outbox.record(content, note(`one ${text}`));
      two.outbox.record(content, note(`two ${text}`));
    }
    await expect.poll(() => sent.length).toBe(6);
    await settled();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(6);
    expect([sent.length, atOnce]).toEqual([6, 1]);
  });

  it('hear of each other: what is added, and what the server answered', async () => {
    let isLost = true;
    const { openTab, settled } = start(() => {
      if (isLost) lost();
    });
    const [one, two] = [openTab(), openTab()];
    one.outbox.record(content, { kind: 'progress', speedRate: 1 });
    await settled();
    expect(two.told).toContainEqual({ type: 'changed', personId: 1, content });
    isLost = false;
    one.happen('online');
    await expect
      .poll(() => two.told)
      .toContainEqual(expect.objectContaining({ type: 'delivered', answer: { progress: 10 } }));
  });

  it('lanes that a sleeping tab holds hold up no other', async () => {
    const { openTab, sent } = start();
    const { outbox } = openTab();
    const asleep = Promise.withResolvers<void>();
    onTestFinished(() => asleep.resolve());
    const contents = [1, 2, 3, 4, 5].map((id) => `course/13/${id}`);
    for (const held of contents.slice(0, 4)) {
      void navigator.locks.request(`student/outbox/1/${held}/note`, () => asleep.promise);
    }
    for (const one of contents) outbox.record(one, note(one));
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ text: 'course/13/5' }]);
    asleep.resolve();
    await expect.poll(() => sent).toHaveLength(5);
  });

  it('the one that stays sends what the one that was closed has left', async () => {
    let isLost = true;
    const { openTab, sent, settled } = start(() => {
      if (isLost) lost();
    });
    const [one, two] = [openTab(), openTab()];
    one.outbox.record(content, note('a'));
    await settled();
    one.stop();
    isLost = false;
    two.happen('visibilitychange');
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ text: 'a' }]);
  });

  it('without locks run one after the other in each tab, and what both send has one key', async () => {
    const answer = Promise.withResolvers<void>();
    onTestFinished(() => answer.resolve());
    const keys: unknown[] = [];
    const { openTab, sent } = start(({ key }) => {
      keys.push(key);
      return answer.promise;
    });
    const tabs = [openTab({ hasLocks: false }), openTab({ hasLocks: false })];
    tabs[0]?.outbox.record(content, note('a'));
    await expect.poll(() => keys).toHaveLength(1);
    tabs[1]?.happen('online');
    await expect.poll(() => keys).toHaveLength(2);
    answer.resolve();
    await expect.poll(() => sent).toHaveLength(2);
    await expect.poll(() => tabs[1]?.outbox.pending(content)).toEqual([]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});

describe('a page that is being closed', () => {
  const checkpoint = { kind: 'checkpoint' as const, seconds: 42 };

  it('has written and sent its last position when the event is over', async () => {
    const { openTab, lastWrites, settled } = start(lost);
    const { outbox, happen, stop } = openTab();
    outbox.lane(content, 'study');
    await settled();
    happen('pagehide');
    outbox.record(content, checkpoint);
    const key = lastWrites[0]?.key;
    expect(lastWrites).toEqual([
      { address: '/api/decola/courses/12/contents/7/checkpoints', body: { seconds: 42 }, key },
    ]);
    stop();
    const later = openTab();
    expect(await later.outbox.pending(content)).toMatchObject([{ entry: { id: key, act: checkpoint } }]);
  });

  it('also sends what was recorded in the same moment, before it heard of it', async () => {
    const { openTab, lastWrites, sent, settled } = start();
    const { outbox, happen } = openTab();
    outbox.lane(content, 'study');
    await settled();
    outbox.record(content, checkpoint);
    happen('pagehide');
    expect(lastWrites.map(({ body }) => body)).toEqual([{ seconds: 42 }]);
    await settled();
    expect(sent.map(({ key }) => key)).toEqual(lastWrites.map(({ key }) => key));
  });

  it('behind what waits it has a key of its own, since it is sent again in its turn', async () => {
    let isLost = true;
    const { openTab, lastWrites, sent, settled } = start(() => {
      if (isLost) lost();
    });
    const first = openTab();
    first.outbox.record(content, { kind: 'checkpoint', seconds: 30 });
    await settled();
    first.happen('pagehide');
    first.outbox.record(content, checkpoint);
    first.stop();
    isLost = false;
    const second = openTab();
    await second.outbox.renew();
    await settled();
    expect(sent.map(({ body }) => body)).toEqual([{ seconds: 30 }, { seconds: 42 }]);
    expect(lastWrites.map(({ key }) => key)).toEqual([`${sent[1]?.key}/last`]);
  });

  it('leaves what the device had no time to take to whoever opens next, who sends it once', async () => {
    const { openTab, sent, storage, settled } = start();
    const first = openTab();
    await settled();
    // The database goes with the page, and what it was doing.
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Closing', 'InvalidStateError');
    });
    first.outbox.record(content, note('a'));
    first.happen('pagehide');
    first.stop();
    transaction.mockRestore();
    expect(leftIn(storage)).toEqual([expect.stringContaining('"text":"a"')]);
    for (const _ of [1, 2]) openTab();
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ text: 'a' }]);
    await expect.poll(() => leftIn(storage)).toEqual([]);
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('sends nothing in the name of somebody else', async () => {
    const { openTab, lastWrites, settled } = start();
    const { outbox, page, happen } = openTab();
    await settled();
    page.isPresent = false;
    happen('pagehide');
    outbox.record(content, checkpoint);
    expect(lastWrites).toEqual([]);
  });

  it('that comes back sends as before', async () => {
    const { openTab, lastWrites, sent, settled } = start();
    const { outbox, happen } = openTab();
    happen('pagehide');
    happen('pageshow');
    outbox.record(content, checkpoint);
    await settled();
    expect([lastWrites, sent.length]).toEqual([[], 1]);
  });
});

describe('signing out', () => {
  it('leaves nothing, and a tab that still works for the person keeps and sends nothing more', async () => {
    const { openTab, sent, indexedDB, settled } = start(lost);
    const [one, two] = [openTab(), openTab()];
    two.outbox.record(content, note('a'));
    await settled();
    two.page.isPresent = false;
    await one.kept.wipe();
    two.outbox.record(content, note('b'));
    await expect.poll(() => two.told).toContainEqual({ type: 'left', personId: 1, stay: expect.any(String) });
    expect(two.outbox.ended.aborted).toBe(true);
    expect(await openTab().outbox.pending(content)).toEqual([]);
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('student');
      request.onsuccess = () => resolve(request.result);
    });
    const rows = [...database.objectStoreNames]
      .filter((name) => name !== 'people')
      .map(
        (name) =>
          new Promise((resolve) => {
            const request = database.transaction(name).objectStore(name).getAll();
            request.onsuccess = () => resolve(request.result);
          }),
      );
    expect((await Promise.all(rows)).flat()).toEqual([]);
    expect(sent).toEqual([]);
    database.close();
  });
});

describe('signing out before a page is closed', () => {
  it('leaves nothing either when that page goes, of what its device had not taken', async () => {
    const { openTab, storage, settled } = start(lost);
    const [one, two] = [openTab(), openTab()];
    await settled();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    two.outbox.record(content, note('a'));
    await settled();
    transaction.mockRestore();
    expect(two.outbox.unwritten()).toMatchObject([{ act: note('a') }]);
    two.page.isPresent = false;
    one.tabs.publish({ type: 'left', personId: 1, stay: await one.kept.wipe() });
    await expect.poll(() => two.outbox.ended.aborted).toBe(true);
    two.happen('pagehide');
    expect(leftIn(storage)).toEqual([]);
  });
});

describe('signing out after a page was closed', () => {
  it('leaves nothing of what that page had no time to write into the database', async () => {
    const { openTab, storage, settled } = start(lost);
    const tab = openTab();
    await settled();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Closing', 'InvalidStateError');
    });
    tab.outbox.record(content, note('a'));
    tab.happen('pagehide');
    tab.stop();
    transaction.mockRestore();
    expect(leftIn(storage)).toEqual([expect.stringContaining('"text":"a"')]);
    for (const person of [1, 12]) {
      storage.setItem(packageKey(`${person}/course/12/7`), 'x');
      rememberPills(storage, person, 'none');
      storage.setItem(searchesKey(person), '["a"]');
    }
    tab.page.isPresent = false;
    await tab.kept.wipe();
    expect(leftIn(storage)).toEqual([]);
    expect(storage.keys().filter((key) => key.startsWith('package/'))).toEqual(['package/12/course/12/7']);
    expect([1, 12].map((person) => wasWithoutPills(storage, person))).toEqual([false, true]);
    expect([1, 12].map((person) => storage.getItem(searchesKey(person)))).toEqual([null, '["a"]']);
    expect(await tab.kept.read()).toEqual([]);
  });
});

describe('signing in again after signing out', () => {
  it('is not undone by a tab that still works for the stay before', async () => {
    const { openTab, sent, settled } = start();
    const old = openTab();
    await settled();
    await old.kept.wipe();
    const { outbox } = openTab();
    outbox.record(content, note('a'));
    await settled();
    old.outbox.record(other, note('b'));
    await expect.poll(() => old.outbox.ended.aborted).toBe(true);
    outbox.record(content, note('c'));
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ text: 'a' }, { text: 'c' }]);
  });
});

describe('flushing', () => {
  it('answers when everything is sent, whichever tab left it', async () => {
    const { openTab, sent, settled } = start();
    const first = openTab();
    first.page.isPresent = false;
    first.outbox.record(content, note('a'));
    first.outbox.record(other, { kind: 'finish' });
    await settled();
    first.stop();
    await openTab().outbox.flush();
    expect(sent).toHaveLength(2);
  });

  it('does not wait for a network', async () => {
    const { openTab } = start(lost);
    const { outbox } = openTab();
    outbox.record(content, note('a'));
    await outbox.flush();
    expect(await outbox.pending(content)).toHaveLength(1);
  });
});

describe('lanes', () => {
  const statusOf = (lane: Lane) => lane.getSnapshot().status;
  const visited = Array.from({ length: 40 }, (_, at) => `course/12/${100 + at}`);

  it('of contents that were left are closed, however many one goes through', async () => {
    const { openTab, sent } = start();
    const { outbox } = openTab({ isOpen: () => false });
    const lanes: Lane[] = [];
    for (const content of visited) {
      lanes.push(outbox.lane(content, 'study'), outbox.lane(content, 'note'));
      outbox.record(content, { kind: 'progress', speedRate: 1 });
      await idle(outbox, content);
    }
    expect(sent).toHaveLength(visited.length);
    expect(lanes.filter((lane) => statusOf(lane) === 'active')).toHaveLength(2);
  });

  it('of a content that is open, of what waits and of what was refused stay', async () => {
    const { openTab, settled } = start(({ row }) => {
      if (kindOf(row) === 'notes') lost();
      if (kindOf(row) === 'finish') throw answered(422);
    });
    const { outbox } = openTab({ isOpen: (one) => one === content });
    const open = outbox.lane(content, 'study');
    const waiting = outbox.lane(other, 'note');
    const refused = outbox.lane(other, 'study');
    outbox.record(other, note('a'));
    outbox.record(other, { kind: 'finish' });
    await settled();
    for (const next of visited) outbox.lane(next, 'study');
    expect([open, waiting, refused].map(statusOf)).toEqual(['active', 'active', 'active']);
  });

  it('that was closed is opened anew for the next act', async () => {
    const { openTab, kinds } = start();
    const { outbox } = openTab({ isOpen: () => false });
    const before = outbox.lane(content, 'study');
    await idle(outbox, content);
    outbox.lane(other, 'study');
    expect(statusOf(before)).toBe('stopped');
    outbox.record(content, { kind: 'finish' });
    await expect.poll(kinds).toEqual(['finish']);
  });
});
