import { useSyncExternalStore } from 'react';

/** Something the app has to tell over any screen: a toast (SHELL-38, SHELL-39) or the alert box (SHELL-40). */
export type NewsItem = { id: number; kind: 'success' | 'error' | 'alert'; text: string };

/** A list of news that any code may add to and one region shows. */
export type News = {
  succeed: (text: string) => void;
  fail: (text: string) => void;
  alert: (text: string) => void;
  dismiss: (id: number) => void;
  list: () => readonly NewsItem[];
  /** Whether anything was told since the app was opened. */
  hasSpoken: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** Creates the store; a message that is already on screen is not said twice. */
export function createNews(): News {
  let items: readonly NewsItem[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const change = (next: readonly NewsItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const add = (kind: NewsItem['kind'], text: string) => {
    const same = items.find((item) => item.kind === kind && item.text === text);
    const rest = same ? items.filter((item) => item !== same) : items;
    change([...rest, { id: nextId++, kind, text }]);
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

/** The news on screen now. */
export const useNewsItems = (news: News) => useSyncExternalStore(news.subscribe, news.list, news.list);
