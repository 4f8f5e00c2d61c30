import type { Failure, OutboxEntry } from '@student/domain';
import type { Platform } from '../platform.ts';
import type { Answer } from './deliver.ts';

/** The messages between the tabs of one app about an outbox. */
export type OutboxMessage =
  /** Something of a content was added or taken off. */
  | { type: 'changed'; personId: number; content: string }
  /** The server has it; `waiting` acts of its lane follow. */
  | { type: 'delivered'; entry: OutboxEntry; answer: Answer; waiting: number }
  /** The server will never take it. */
  | { type: 'refused'; entry: OutboxEntry; failure: Failure }
  /** It was not sent, since what it rests on was refused. */
  | { type: 'withdrawn'; entry: OutboxEntry }
  /**
   * The person has signed out: nothing more is kept or sent for this stay of theirs. Without one the device does not tell, and
   * all of them are meant.
   */
  | { type: 'left'; personId: number; stay: string | undefined };

/** The tab that sent it. */
export type MessageOrigin = 'this tab' | 'another tab';
export type OutboxListener = (message: OutboxMessage, from: MessageOrigin) => void;

export type OutboxTabs = {
  /** Sends a message to all tabs, this one first. */
  publish: (message: OutboxMessage) => void;
  /** Receives the messages of all tabs. @returns stops listening */
  subscribe: (listener: OutboxListener) => () => void;
};

/** The channel between the tabs. Where the browser has none, messages stay in this tab. */
export function openTabs(
  { openChannel, databaseName }: Pick<Platform, 'openChannel' | 'databaseName'>,
  signal: AbortSignal,
): OutboxTabs {
  const listeners = new Set<OutboxListener>();
  const notify: OutboxListener = (message, from) => {
    for (const listener of listeners) listener(message, from);
  };
  const channel = openChannel?.(`${databaseName}/outbox`);
  channel?.addEventListener('message', ({ data }) => notify(data as OutboxMessage, 'another tab'));
  signal.addEventListener('abort', () => channel?.close());
  return {
    publish: (message) => {
      if (!signal.aborted) channel?.postMessage(message);
      notify(message, 'this tab');
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
