import { wireError } from '@student/api-client';
import type { OutboxAct, OutboxEntry } from '@student/domain';
import { expectCoins, readBalance } from '../session/balance.ts';
import { personIn } from '../session/session.ts';
import { deviceDatabase } from './device-database.ts';
import { keptActs } from './kept-acts.ts';
import { keepsLeft } from './left-acts.ts';
import type { Outbox } from './open-outbox.ts';
import type { DeliveryListener, OutboxesParts } from './outboxes.types.ts';
import { refreshAfter } from './refresh.ts';
import { openTabs } from './tabs.ts';

/** The outboxes of an app that are open, and what all its tabs tell of them. */
export type OpenedOutboxes = {
  /** One promise per person. */
  open: (personId: number | undefined) => Promise<Outbox | undefined>;
  opened: (personId: number | undefined) => Outbox | undefined;
  /** At once where their outbox is open. */
  record: (personId: number | undefined, content: string, act: OutboxAct) => Promise<void>;
  resume: () => Promise<void>;
  unsent: (personId: number) => Promise<readonly OutboxEntry[]>;
  wipe: (personId: number) => Promise<void>;
};

/** A device that takes longer than this, in ms, is not waited for when the person leaves. */
const longestLook = 700;

const nobody = Promise.resolve(undefined);

/** Opens nothing by itself: a page that keeps nothing and finds nothing kept never loads the statechart. */
export function openedOutboxes(
  parts: OutboxesParts,
  listeners: ReadonlySet<DeliveryListener>,
): OpenedOutboxes {
  const { platform, request, queryClient, messages, getPersonId, isPresent, signal } = parts;
  const opening = new Map<number, Promise<Outbox>>();
  const opened = new Map<number, Outbox>();
  let tell: Pick<typeof import('./tell-outcome.ts'), 'tellDelivered' | 'tellRefusal'> | undefined;
  const tabs = openTabs(platform, signal);
  const database = deviceDatabase(platform);
  const keptOf = (personId: number) => keptActs({ platform, database, personId });

  const load = async (personId: number) => {
    // What tells of acts comes with what sends them: afterwards the network may be gone.
    const [{ openOutbox }, { tellDelivered, tellRefusal }] = await Promise.all([
      import('./open-outbox.ts'),
      import('./tell-outcome.ts'),
    ]);
    tell = { tellDelivered, tellRefusal };
    const outbox = openOutbox({
      platform,
      database,
      request,
      personId,
      tabs,
      isPresent: () => isPresent(personId),
      isOpen: (content) =>
        [...listeners].some((each) => each.personId === personId && each.content === content),
    });
    opened.set(personId, outbox);
    outbox.ended.addEventListener('abort', () => {
      if (opened.get(personId) !== outbox) return;
      opened.delete(personId);
      opening.delete(personId);
    });
    return outbox;
  };
  const openFor = (personId: number): Promise<Outbox> => {
    const known = opening.get(personId);
    if (known) return known;
    const loading = load(personId);
    opening.set(personId, loading);
    // A chunk that did not arrive is asked for again.
    loading.catch(() => opening.delete(personId));
    return loading;
  };
  const resume = async () => {
    const personId = getPersonId();
    if (personId === undefined || !isPresent(personId)) return;
    if (!opened.has(personId) && !(await keptOf(personId).isWaiting())) return;
    await (await openFor(personId)).renew();
  };

  tabs.subscribe((message, from) => {
    if (message.type === 'left') return;
    refreshAfter(message, {
      queryClient,
      now: platform.now,
      expectCoins: () => expectCoins(parts),
      person: personIn(parts.session.get()),
    });
    if (message.type === 'changed') return;
    const { entry } = message;
    const open = [...listeners].filter(
      ({ personId, content }) => personId === entry.personId && content === entry.content,
    );
    if (message.type === 'delivered') {
      for (const { onDelivered } of open) onDelivered(entry.act, message.answer);
      if (from === 'this tab' && open.length === 0) tell?.tellDelivered(messages, entry);
      return;
    }
    if (message.type === 'withdrawn') {
      for (const { onWithdrawn } of open) onWithdrawn?.(entry.act);
      return;
    }
    const { failure } = message;
    for (const { onRefused } of open) onRefused(entry.act, failure);
    const isStudyShown = open.some(({ showsStudy }) => showsStudy());
    const isRefusalShown = open.some(({ showsRefusal }) => showsRefusal?.(entry.act));
    if (from === 'this tab' && !isRefusalShown) tell?.tellRefusal(messages, entry, { failure, isStudyShown });
  });
  // What a tab that has been closed left behind is sent by those that are still open.
  const lookAgain = () => {
    if (!platform.isHidden() && opened.size === 0) void resume();
  };
  platform.events.addEventListener('visibilitychange', lookAgain, { signal });
  platform.events.addEventListener('online', lookAgain, { signal });
  const hearLeft = (event: Event) => {
    const personId = getPersonId();
    if (personId !== undefined && 'key' in event && keepsLeft(platform, personId, event.key)) void resume();
  };
  platform.events.addEventListener('storage', hearLeft, { signal });
  signal.addEventListener('abort', () => {
    for (const outbox of [...opened.values()]) outbox.stop();
  });

  const known = new WeakSet<DeliveryListener>();
  /** What is earned in a content that has been opened is told apart from what was earned elsewhere before. */
  const noticeContents = () => {
    for (const listener of listeners) {
      if (!known.has(listener)) readBalance(parts);
      known.add(listener);
    }
  };
  const open = (personId: number | undefined): Promise<Outbox | undefined> => {
    if (personId === undefined) return nobody;
    noticeContents();
    return opening.get(personId) ?? (isPresent(personId) ? openFor(personId) : nobody);
  };
  const openedFor = (personId: number | undefined) =>
    personId === undefined ? undefined : opened.get(personId);

  return {
    open,
    opened: openedFor,
    record: async (personId, content, act) => {
      const outbox = openedFor(personId) ?? (await open(personId));
      if (!outbox) throw wireError('ACCESS_SESSION_EXPIRED');
      outbox.record(content, act);
    },
    resume,
    unsent: async (personId) => {
      const here = opened.get(personId)?.unwritten() ?? [];
      // Of a device that does not tell, what is in this tab and what pages that were closed have left is known all the same.
      const kept = await keptOf(personId).read(AbortSignal.timeout(longestLook));
      return [...new Map([...kept, ...here].map((entry) => [entry.id, entry])).values()];
    },
    wipe: async (personId) => {
      opened.get(personId)?.stop();
      const wiping = keptOf(personId).wipe();
      // The other tabs hear of it also where the device refuses.
      const stay = await wiping.catch(() => undefined);
      tabs.publish({ type: 'left', personId, stay });
      await wiping;
    },
  };
}
