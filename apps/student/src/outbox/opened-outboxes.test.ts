import { getCurrentUser } from '@student/api-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lastAsk } from '../session/balance.ts';
import { ana } from '../session/testing/people.ts';
import { answered, type FakeServer, idle, lost, outboxTabs } from './outbox.testing.ts';
import type { DeliveryListener } from './outboxes.types.ts';
import { isAnyWaiting } from './pending.queries.ts';

const content = 'course/12/7';

const pause = (time = 20) => new Promise((done) => setTimeout(done, time));

/** An app over a device of its own. */
function start(server?: FakeServer) {
  const world = outboxTabs(server);
  const openApp = (given?: Parameters<typeof world.openApp>[0]) => {
    const app = world.openApp(given);
    onTestFinished(app.stop);
    return app;
  };
  return { ...world, openApp };
}

/** A device whose database opens so. */
const device = (open: () => unknown) => ({ open }) as unknown as IDBFactory;

describe('study that the server refuses', () => {
  const refusing = () => {
    throw answered(404, { code: 'NOT_FOUND', message: 'Este conteúdo não existe mais.' });
  };
  const listener = (isOpen: boolean): DeliveryListener => ({
    personId: 1,
    content,
    onDelivered: () => {},
    onRefused: () => {},
    showsStudy: () => isOpen,
  });

  it.each([
    ['whose content is closed is told in the sentence of the server', [], true],
    ['whose content is not open yet is told likewise', [listener(false)], true],
    ['whose content is open is told there', [listener(true)], false],
  ])('%s', async (_, listeners, isTold) => {
    const { openApp } = start(refusing);
    const { outboxes, told } = openApp({ listeners: new Set(listeners) });
    const outbox = await outboxes.open(1);
    if (!outbox) throw new Error('No outbox');
    outbox.record(content, { kind: 'progress', speedRate: 1 });
    outbox.record(content, { kind: 'progress', speedRate: 2 });
    await idle(outbox, content);
    const sentence = 'O que você estudou em um conteúdo não foi registrado: Este conteúdo não existe mais.';
    await expect.poll(told).toEqual(isTold ? [sentence] : []);
  });
});

describe('a refusal', () => {
  it('is told by the tab that heard it from the server, and by no other', async () => {
    const { openApp } = start(() => {
      throw answered(404, { code: 'NOT_FOUND', message: 'Este conteúdo não existe mais.' });
    });
    const onRefused = vi.fn();
    const elsewhere: DeliveryListener = {
      personId: 1,
      content,
      onDelivered: () => {},
      onRefused,
      showsStudy: () => false,
    };
    const [one, other] = [openApp(), openApp({ listeners: new Set([elsewhere]) })];
    await other.outboxes.open(1);
    await one.outboxes.record(1, content, { kind: 'progress', speedRate: 1 });
    await expect.poll(one.told).toHaveLength(1);
    // The other tab has heard of it.
    await expect.poll(() => onRefused.mock.calls).toHaveLength(1);
    await pause();
    expect(other.told()).toEqual([]);
  });
});

describe('a presence that arrives (EVENT-18)', () => {
  const place = 'check-in/event/6/61/2026-03-02';
  const panel: DeliveryListener = {
    personId: 1,
    content: place,
    onDelivered: () => {},
    onRefused: () => {},
    showsStudy: () => false,
  };
  it.each([
    ['is told where no page shows it', [], ['Sua presença foi registrada.']],
    ['is told by its page', [panel], []],
  ])('%s', async (_, listeners, sentences) => {
    const { openApp } = start();
    const { outboxes, told } = openApp({ listeners: new Set(listeners) });
    const outbox = await outboxes.open(1);
    if (!outbox) throw new Error('No outbox');
    outbox.record(place, { kind: 'checkIn', token: 'presenca' });
    await idle(outbox, place);
    await expect.poll(told).toEqual(sentences);
  });

  it.each([
    ['that no call brings to the server waits', lost, true],
    [
      'that the server refused waits for nothing',
      () => {
        throw answered(401, { code: 'INVALID_TOKEN' });
      },
      false,
    ],
  ])('one %s, also on a device without a database', async (_, server, isWaiting) => {
    const { openApp } = start(server);
    const noDatabase = device(() => {
      throw new DOMException('No', 'SecurityError');
    });
    const { outboxes } = openApp({
      personId: 5,
      device: noDatabase,
      listeners: new Set([{ ...panel, personId: 5 }]),
    });
    const outbox = await outboxes.open(5);
    if (!outbox) throw new Error('No outbox');
    outbox.record(place, { kind: 'checkIn', token: 'presenca' });
    await idle(outbox, place);
    const pending = await outbox.pending(place);
    expect([pending.length, isAnyWaiting(pending)]).toEqual([1, isWaiting]);
  });
});

describe('the code of the outbox', () => {
  it('that did not arrive is asked for again with the next act', async () => {
    const { openApp, sent } = start();
    const { outboxes } = openApp();
    vi.doMock('./open-outbox.ts', () => {
      throw new Error('offline');
    });
    onTestFinished(() => void vi.doUnmock('./open-outbox.ts'));
    await expect(outboxes.record(1, content, { kind: 'note', text: 'a' })).rejects.toThrow();
    vi.doUnmock('./open-outbox.ts');
    await outboxes.record(1, content, { kind: 'note', text: 'b' });
    await expect.poll(() => sent).toMatchObject([{ body: { text: 'b' } }]);
  });
});

describe('a finish that arrives', () => {
  it('is told apart from what was earned elsewhere before its content was opened', async () => {
    let decoins = 1120;
    const { openApp, sent } = start(({ row }) =>
      row === getCurrentUser.row ? { user: { ...ana, decoins }, companies: [] } : undefined,
    );
    const listeners = new Set<DeliveryListener>();
    const { outboxes, session } = openApp({ listeners });
    session.arrive(ana);
    await outboxes.open(1);
    const reads = () => sent.filter(({ row }) => row === getCurrentUser.row).length;
    expect(reads()).toBe(0);
    listeners.add({
      personId: 1,
      content,
      onDelivered: () => {},
      onRefused: () => {},
      showsStudy: () => true,
    });
    for (const _ of ['opened', 'asked for once more']) await outboxes.open(1);
    await expect.poll(() => session.get()).toMatchObject({ person: { decoins: 1120 } });
    expect(reads()).toBe(1);
    decoins = 1140;
    await outboxes.record(1, content, { kind: 'finish' });
    await expect.poll(() => lastAsk(session)?.earned).toEqual({ before: 1120, now: 1140 });
  });

  it('brings the new balance, whatever page is open by then', async () => {
    const { openApp } = start(({ row }) =>
      row === getCurrentUser.row ? { user: { ...ana, decoins: 140 }, companies: [] } : undefined,
    );
    const { outboxes, session } = openApp();
    session.arrive({ ...ana, isManager: true });
    await outboxes.record(1, content, { kind: 'finish' });
    await expect.poll(() => session.get()).toMatchObject({ person: { decoins: 140, isManager: true } });
  });
});

describe('signing out', () => {
  it('leaves nothing on the device, also where the code of the outbox cannot be loaded', async () => {
    const { openApp, openTab } = start(() => {
      throw answered(422);
    });
    const { outbox, kept } = openTab();
    outbox.record(content, { kind: 'note', text: 'a' });
    await idle(outbox, content);
    outbox.stop();
    expect(await kept.read()).toMatchObject([{ act: { kind: 'note', text: 'a' } }]);

    vi.doMock('./open-outbox.ts', () => {
      throw new Error('offline');
    });
    onTestFinished(() => void vi.doUnmock('./open-outbox.ts'));
    const { outboxes, page } = openApp();
    page.isPresent = false;
    await outboxes.wipe(1);
    expect(await kept.read()).toEqual([]);
  });

  it('is told where the device refuses to let go of anything', async () => {
    const { openApp } = start();
    const { outboxes } = openApp({
      device: device(() => {
        throw new Error('refused');
      }),
    });
    await expect(outboxes.wipe(1)).rejects.toThrow('refused');
  });

  it('knows before what would be lost, each act once: what waits, and what was refused', async () => {
    const { openApp } = start(({ body }) => {
      throw answered((body as { text: string }).text === 'refused' ? 422 : 500);
    });
    const { outboxes } = openApp();
    const outbox = await outboxes.open(1);
    if (!outbox) throw new Error('No outbox');
    outbox.record(content, { kind: 'note', text: 'refused' });
    await idle(outbox, content);
    outbox.record(content, { kind: 'note', text: 'waiting' });
    outbox.record('course/12/8', { kind: 'note', text: 'elsewhere' });
    await idle(outbox, content, 'course/12/8');
    const texts = (await outboxes.unsent(1)).map(({ act }) => (act.kind === 'note' ? act.text : act.kind));
    expect(texts.toSorted()).toEqual(['elsewhere', 'refused', 'waiting']);
  });

  /** A device that answers to `open` as it likes. */

  it.each([
    [
      'refuses',
      device(() => {
        throw new DOMException('No', 'SecurityError');
      }),
    ],
    ['says nothing', device(() => ({}))],
  ])(
    'knows also on a device that %s what this tab would lose, and looks no longer than 700 ms',
    async (_, refusing) => {
      const { openApp } = start(lost);
      // Somebody else than in the other tests: the device that says nothing keeps their lock.
      const { outboxes } = openApp({ personId: 3, device: refusing });
      await outboxes.record(3, content, { kind: 'note', text: 'a' });
      const deadline = new AbortController();
      const { timeout: timeoutOf } = AbortSignal;
      const timeout = vi
        .spyOn(AbortSignal, 'timeout')
        .mockImplementation((time) => (time === 700 ? deadline.signal : timeoutOf.call(AbortSignal, time)));
      onTestFinished(() => timeout.mockRestore());
      const unsent = outboxes.unsent(3);
      expect(timeout).toHaveBeenCalledWith(700);
      deadline.abort(new DOMException('too long', 'TimeoutError'));
      expect(await unsent).toMatchObject([{ act: { kind: 'note', text: 'a' } }]);
    },
  );

  it('ends the outbox of the person in every tab', async () => {
    const { openApp } = start();
    const [one, other] = [openApp(), openApp()];
    const ended = (await other.outboxes.open(1))?.ended;
    await one.outboxes.open(1);
    await expect.poll(() => one.outboxes.opened(1)).toBeDefined();
    await one.outboxes.wipe(1);
    await expect.poll(() => ended?.aborted).toBe(true);
    expect([one.outboxes.opened(1), other.outboxes.opened(1)]).toEqual([undefined, undefined]);
  });
});

describe('an outbox that has ended under the page', () => {
  const note = { kind: 'note', text: 'a' } as const;
  const ended = async (world = start()) => {
    const app = world.openApp();
    const outbox = await app.outboxes.open(1);
    if (!outbox) throw new Error('No outbox');
    outbox.stop();
    return { ...world, ...app, outbox };
  };

  it('takes nothing without a word', async () => {
    const { outbox } = await ended();
    const refused = { id: '1', personId: 1, content, at: 0, act: note };
    expect(() => outbox.record(content, note)).toThrow('Faça seu login novamente.');
    await expect(outbox.resend(refused, note)).rejects.toMatchObject({ code: 'ACCESS_SESSION_EXPIRED' });
  });

  it('is opened anew with the next act of a person who is signed in', async () => {
    const { outboxes, sent } = await ended();
    await outboxes.record(1, content, note);
    await expect.poll(() => sent).toMatchObject([{ body: { text: 'a' } }]);
  });

  it('stays closed for one who is not, and they are told', async () => {
    const { outboxes, page, sent } = await ended();
    page.isPresent = false;
    await expect(outboxes.record(1, content, note)).rejects.toMatchObject({ code: 'ACCESS_SESSION_EXPIRED' });
    await expect(outboxes.record(undefined, content, note)).rejects.toThrow();
    expect(sent).toEqual([]);
  });
});
