import { type AnyEndpoint, ApiError, type RequestOptions } from '@student/api-client';
import { laneKinds } from '@student/domain';
import { IDBFactory } from 'fake-indexeddb';
import { waitFor } from 'xstate';
import { memoryStorage } from '../memory-storage.ts';
import { createMessages } from '../messages.ts';
import type { Platform } from '../platform.ts';
import { createQueryClient } from '../queries/query-client.ts';
import type { Request } from '../request.ts';
import { createSession } from '../session/session.ts';
import { tenantOf } from '../tenant.tsx';
import { deviceDatabase } from './device-database.ts';
import { keptActs } from './kept-acts.ts';
import { type Outbox, openOutbox } from './open-outbox.ts';
import { openedOutboxes } from './opened-outboxes.ts';
import type { DeliveryListener } from './outboxes.types.ts';
import { type OutboxMessage, openTabs } from './tabs.ts';

type Sent = { row: string; params: unknown; body: unknown; key: string | undefined; keepalive: boolean };

/** How the server answers a call: data, or an error that is thrown. */
export type FakeServer = (sent: Sent) => unknown;

/** A refusal or failure of the server, as the client throws it. */
export const answered = (
  status: number,
  facts: { code?: string; message?: string; retryAfter?: number } = {},
) =>
  new ApiError({
    code: facts.code ?? 'UNEXPECTED_ERROR',
    message: facts.message ?? `${status}!`,
    status,
    ...facts,
  });

/** A server that no call reaches. */
export const lost = (): never => {
  throw new ApiError({ code: 'NO_RESPONSE', message: 'Erro de conexão.' });
};

const answers: Record<string, unknown> = {
  progress: 10,
  checkpoints: { success: true },
  finish: { progress: 100, finishedAt: '2026-03-02T12:00:00Z', checkpoint: null },
  notes: { id: 1, text: 'x' },
  doubts: { id: 1, title: 'x', description: 'x' },
};

/** One device and one server; `openTab` opens the outbox of a person in a tab of its own. */
export function outboxTabs(server: FakeServer = () => undefined) {
  const indexedDB = new IDBFactory();
  const storage = memoryStorage();
  const channels = new Set<EventTarget>();
  const sent: Sent[] = [];
  /** Sends that were started without an answer to wait for. */
  const lastWrites: { address: string; body: unknown; key: string | undefined }[] = [];

  const openChannel = () => {
    const channel = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => {
        for (const other of channels) {
          if (other !== channel)
            other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
        }
      },
      close: () => channels.delete(channel),
    });
    channels.add(channel);
    return channel as unknown as BroadcastChannel;
  };
  const request = (async (endpoint: AnyEndpoint, options: RequestOptions<AnyEndpoint> = {}) => {
    const { params, body, idempotencyKey: key, keepalive = false } = options;
    const call = { row: endpoint.row, params, body, key, keepalive };
    const answer = await server(call);
    sent.push(call);
    return answer ?? answers[endpoint.path.split('/').at(-1) ?? ''];
  }) as Request;

  const openPage = ({
    locks,
    device = indexedDB,
  }: {
    locks: LockManager | undefined;
    device?: IDBFactory | undefined;
  }) => {
    const events = new EventTarget();
    const page = { isHidden: false, isPresent: true };
    const platform: Platform = {
      fetch: async (address, init) => {
        const headers = new Headers(init?.headers);
        lastWrites.push({
          address: String(address),
          body: JSON.parse(String(init?.body)),
          key: headers.get('idempotency-key') ?? undefined,
        });
        return new Response();
      },
      earlyCalls: {},
      storage,
      tabStorage: memoryStorage(),
      root: { dataset: {} },
      events,
      isHidden: () => page.isHidden,
      indexedDB: device,
      databaseName: 'student',
      locks,
      openChannel,
      files: '/files/',
      openYoutube: () => new Promise(() => {}),
      packageHost: () => undefined,
      now: Date.now,
    };
    return { platform, page, events };
  };
  const openTab = ({ personId = 1, hasLocks = true, isOpen = (_content: string): boolean => true } = {}) => {
    const { platform, page, events } = openPage({ locks: hasLocks ? navigator.locks : undefined });
    const told: OutboxMessage[] = [];
    const end = new AbortController();
    const tabs = openTabs(platform, end.signal);
    tabs.subscribe((message) => told.push(message));
    const database = deviceDatabase(platform);
    const outbox = openOutbox({
      platform,
      database,
      request,
      personId,
      tabs,
      isPresent: () => page.isPresent,
      isOpen,
    });
    const happen = (type: 'online' | 'pagehide' | 'pageshow' | 'visibilitychange') =>
      events.dispatchEvent(new Event(type));
    const kept = keptActs({ platform, database, personId });
    return { outbox, page, told, happen, tabs, kept };
  };
  /** A tab with the outboxes of an app. */
  const openApp = ({
    personId = 1,
    listeners = new Set<DeliveryListener>(),
    device = indexedDB,
  }: {
    personId?: number;
    listeners?: Set<DeliveryListener>;
    device?: IDBFactory;
  } = {}) => {
    const { platform, page, events } = openPage({ locks: navigator.locks, device });
    const messages = createMessages();
    const end = new AbortController();
    const { signal } = end;
    const session = createSession({ storage, events, keepsPage: () => false, signal });
    const outboxes = openedOutboxes(
      {
        platform,
        session,
        tenant: tenantOf(),
        request,
        queryClient: createQueryClient({ request, onFailure: () => {}, sessionNow: () => 0 }),
        messages,
        getPersonId: () => personId,
        isPresent: (id) => page.isPresent && id === personId,
        signal,
      },
      listeners,
    );
    return {
      outboxes,
      session,
      page,
      stop: () => end.abort(),
      told: () => messages.list().map(({ text }) => text),
    };
  };
  return { openTab, openApp, sent, lastWrites, indexedDB, storage };
}

/** Waits until the lanes of these contents have nothing to do, or have to wait on. */
export async function idle(outbox: Outbox, ...contents: string[]): Promise<void> {
  for (const content of contents) {
    for (const kind of laneKinds) {
      await waitFor(outbox.lane(content, kind), (lane) => !lane.hasTag('writing') && !lane.hasTag('sending'));
    }
  }
}
