import { wireError } from '@student/api-client';
import {
  contentOfLane,
  type LaneKind,
  laneNamed,
  laneOf,
  type OutboxAct,
  type OutboxEntry,
} from '@student/domain';
import { filled, flushLane, isSettled, type LaneEvent, laneDelivery, laneMachine } from '@student/machines';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { createId } from '../create-id.ts';
import { heardBy, type Platform } from '../platform.ts';
import type { Request } from '../request.ts';
import { type Answer, deliver, deliverLast } from './deliver.ts';
import type { DeviceDatabase } from './device-database.ts';
import { leftActs } from './left-acts.ts';
import { type PendingAct, pendingActs } from './pending-acts.ts';
import type { OutboxTabs } from './tabs.ts';
import { atMost, createLock, withTurnAndLock } from './turns.ts';

export type Lane = ActorRefFrom<typeof laneMachine>;

/** What one person did and the server does not know yet, on this device and in this tab. */
export type Outbox = {
  personId: number;
  /** Keeps an act and sends it as soon as that is possible. @throws {ApiError} once it has ended */
  record: (content: string, act: OutboxAct) => void;
  /** What of a content has not arrived, oldest first. */
  pending: (content: string) => Promise<readonly PendingAct[]>;
  /** Records an act in the place of a refused one. @throws {ApiError} once it has ended */
  resend: (refused: OutboxEntry, act: OutboxAct) => Promise<void>;
  /** Forgets a refused act. */
  discard: (refused: OutboxEntry) => void;
  /** What only this tab knows. */
  unwritten: () => readonly OutboxEntry[];
  /** The lane of a kind in a content, for its state. */
  lane: (content: string, kind: LaneKind) => Lane;
  /** Tries to send what waits in a lane, or everything; answers once it is gone or has to wait on. Never rejects. */
  flush: (lane?: Lane) => Promise<void>;
  /** The person's session is good: what they left on this device, and what waited for that, goes on. */
  renew: () => Promise<void>;
  /** Ends it; the device keeps what waits. */
  stop: () => void;
  /** Ends with this stay of the person. */
  ended: AbortSignal;
};

export type OutboxParts = {
  platform: Platform;
  database: DeviceDatabase;
  request: Request;
  personId: number;
  tabs: OutboxTabs;
  /** Whether this is still the person whom the device, over all its tabs, knows as signed in. */
  isPresent: () => boolean;
  /** Whether the person has this content open in this tab, and may look at its lanes. */
  isOpen: (content: string) => boolean;
};

/** So many lanes are sent side by side. */
const lanesAtOnce = 4;
/** The longest wait for acts that are being sent, in ms. */
const flushTimeout = 10_000;

/** The outbox of a person: its lanes over this device, the browser's locks and the server (decision 0210). */
export function openOutbox(parts: OutboxParts): Outbox {
  const { platform, database, request, personId, tabs, isPresent, isOpen } = parts;
  const { events, isHidden, now } = platform;
  const acts = pendingActs({ database, personId, tabs, isPresent });
  const left = leftActs(platform, personId);
  const lock = createLock(platform);
  const alone = withTurnAndLock(atMost(lanesAtOnce), lock);
  const lanes = new Map<string, Lane>();
  const mustRemember = new WeakMap<Lane, () => boolean>();
  const end = new AbortController();
  let isClosing = false;

  const send = async (entry: OutboxEntry): Promise<Answer> => {
    // The cookie is of whoever signed in last, in any tab: nobody's work is sent in another's name.
    if (!isPresent()) throw new OtherPersonSignedIn();
    return deliver({ request, isHidden }, entry);
  };
  /** Whoever goes from content to content leaves lanes behind: what has nothing left to do is closed, and opened anew when it is wanted. */
  const closeSettled = (next: string) => {
    for (const [name, lane] of lanes) {
      const content = contentOfLane(name);
      if (content === contentOfLane(next) || isOpen(content) || mustRemember.get(lane)?.()) continue;
      if (!isSettled(lane.getSnapshot())) continue;
      lanes.delete(name);
      lane.stop();
    }
  };
  const openLane = (name: string): Lane => {
    const opened = lanes.get(name);
    if (opened) return opened;
    closeSettled(name);
    const delivery = laneDelivery({
      lane: name,
      store: acts,
      send,
      lock: (work) => alone(`outbox/${personId}/${name}`, work),
      now,
    });
    const lane = createActor(
      laneMachine.provide({
        actors: { write: filled(delivery.write), deliverFirst: filled(delivery.deliverFirst) },
      }),
      { input: { lane: name }, ...heardBy(platform) },
    );
    lane.on('act.delivered', ({ entry, answer, waiting }) =>
      tabs.publish({ type: 'delivered', entry, answer: answer as Answer, waiting }),
    );
    lane.on('act.refused', ({ entry, failure }) => tabs.publish({ type: 'refused', entry, failure }));
    lane.on('act.withdrawn', ({ entry }) => tabs.publish({ type: 'withdrawn', entry }));
    lanes.set(name, lane);
    mustRemember.set(lane, delivery.mustRemember);
    return end.signal.aborted ? lane : lane.start();
  };
  const unwritten = () => [...lanes.values()].flatMap((lane) => lane.getSnapshot().context.unwritten);
  /** The lanes of this tab and of what any tab left on this device. */
  const openAll = async () => {
    const names = await acts.lanes().catch(() => []);
    if (!end.signal.aborted) names.forEach(openLane);
    return [...lanes.values()];
  };
  const tellAll = async (event: LaneEvent) => {
    for (const lane of await openAll()) lane.send(event);
  };
  /** A page that is being closed has no time: what it has just done is written down, and its last position sent, at once. */
  const saveAtOnce = (lane: Lane) => {
    const { unwritten } = lane.getSnapshot().context;
    left.keep(unwritten);
    const last = unwritten.findLast(({ act }) => act.kind === 'checkpoint');
    if (!last || !isPresent()) return;
    // Behind others it is sent again in its turn, with the last position: this one needs a key of its own.
    const isAlone = lane.getSnapshot().hasTag('empty') && unwritten.length === 1;
    deliverLast(platform, last, isAlone ? last.id : `${last.id}/last`);
  };
  const record = (content: string, act: OutboxAct) => {
    if (end.signal.aborted) throw wireError('ACCESS_SESSION_EXPIRED');
    const entry = { id: createId(), personId, content, at: now(), act };
    const lane = openLane(laneOf(entry));
    lane.send({ type: 'act.add', entry });
    acts.changed(content);
    if (isClosing) saveAtOnce(lane);
    return { lane, entry };
  };
  /** What pages that were closed had no time to write down is written down here, by one tab. */
  const takeOver = () =>
    lock(`outbox/${personId}/left`, async () => {
      const entries = left.read();
      for (const entry of entries) {
        const lane = openLane(laneOf(entry));
        if (!isUnwritten(lane, entry)) lane.send({ type: 'act.add', entry });
        acts.changed(entry.content);
      }
      await Promise.all(entries.map((entry) => written(openLane(laneOf(entry)), entry)));
      left.forget(new Set(entries.map(({ id }) => id)));
    }).catch(() => undefined); // It stays where it is, for the next time.

  const { signal } = end;
  events.addEventListener(
    'pagehide',
    () => {
      isClosing = true;
      for (const lane of lanes.values()) saveAtOnce(lane);
    },
    { signal },
  );
  events.addEventListener(
    'pageshow',
    () => {
      isClosing = false;
      void takeOver();
    },
    { signal },
  );
  events.addEventListener('online', () => void tellAll({ type: 'network.return' }), { signal });
  events.addEventListener(
    'visibilitychange',
    () => {
      if (!isHidden()) void tellAll({ type: 'page.show' });
      else if (!isClosing) for (const lane of lanes.values()) lane.send({ type: 'page.hide' });
    },
    { signal },
  );
  // In whichever tab the person has signed out.
  const unsubscribe = tabs.subscribe((message) => {
    if (message.type !== 'left' || message.personId !== personId) return;
    if (message.stay === undefined || message.stay === acts.stay()) end.abort();
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    for (const lane of lanes.values()) lane.stop();
  });
  // A device that refuses now is asked again with the first act.
  acts.enter().catch(() => undefined);
  void takeOver();

  return {
    personId,
    record: (content, act) => void record(content, act),
    pending: (content) => {
      const here = unwritten().filter((entry) => entry.content === content);
      return acts.pendingOf(content, here);
    },
    resend: async (refused, act) => {
      if (acts.isAnswered(refused)) return;
      const { lane, entry } = record(refused.content, act);
      acts.hide(refused);
      // The refused one goes once the device has its successor.
      await written(lane, entry).then(
        () => acts.forget(refused),
        () => undefined,
      );
    },
    unwritten: () => [...unwritten(), ...acts.refusedHere()],
    discard: (refused) => void acts.discard(refused),
    lane: (content, kind) => openLane(laneNamed(content, kind)),
    flush: async (lane) => {
      const all = lane ? [lane] : await openAll();
      await Promise.race([Promise.all(all.map(flushLane)), passed(flushTimeout)]);
    },
    renew: async () => {
      void takeOver();
      await tellAll({ type: 'session.renew' });
    },
    stop: () => end.abort(),
    ended: signal,
  };
}

const isUnwritten = (lane: Lane, { id }: OutboxEntry) =>
  lane.getSnapshot().context.unwritten.some((entry) => entry.id === id);

/** Waits until the device or the server has an act. @throws when the lane ends before */
const written = (lane: Lane, entry: OutboxEntry) => waitFor(lane, () => !isUnwritten(lane, entry));

/** Why an act is not sent while somebody else is signed in on this device. */
class OtherPersonSignedIn extends Error {
  readonly code = 'ACCESS_SESSION_EXPIRED';
  readonly status = 403;
}

const passed = (time: number) =>
  new Promise<void>((done) => AbortSignal.timeout(time).addEventListener('abort', () => done()));
