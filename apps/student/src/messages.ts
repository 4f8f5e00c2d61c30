import { useSyncExternalStore } from 'react';

/** Something the app has to tell over any screen: a toast (SHELL-38, SHELL-39) or the alert box (SHELL-40). */
export type Message = { id: number; kind: 'success' | 'error' | 'alert'; text: string };

/** The list of messages that any code may add to and one region shows. */
export type Messages = {
  succeed: (text: string) => void;
  fail: (text: string) => void;
  alert: (text: string) => void;
  dismiss: (id: number) => void;
  list: () => readonly Message[];
  /** Whether anything was told since the app was opened. */
  hasSpoken: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** Creates the store; a message that is already on screen is not said twice. */
export function createMessages(): Messages {
  let items: readonly Message[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const change = (next: readonly Message[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const add = (kind: Message['kind'], text: string) => {
    const others = items.filter((item) => item.kind !== kind || item.text !== text);
    change([...others, { id: nextId++, kind, text }]);
  };
  return {
    succeed: (text) => add('success', text),
    fail: (text) => add('error', text),
    alert: (text) => add('alert', text),
    dismiss: (id) => change(items.filter((item) => item.id !== id)),
    list: () => items,
    hasSpoken: () => nextId > 1,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The messages on screen now. */
export const useMessages = (messages: Messages) =>
  useSyncExternalStore(messages.subscribe, messages.list, messages.list);
