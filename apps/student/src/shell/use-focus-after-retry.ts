import { useLayoutEffect, useRef } from 'react';
import { focusTitle, partAround } from './focus-title.ts';

/**
 * For a message with a button that asks again: once the message goes, and with it the button that was pressed, the focus goes to the
 * title of the part that it stood in, also where that part is drawn anew, or else to the page's.
 *
 * @returns `retry`, which remembers where it was pressed.
 */
export function useFocusAfterRetry(retry: () => void): () => void {
  const title = useRef<HTMLElement>(undefined);

  // The document, whose focus is lost with the button.
  useLayoutEffect(
    () => () => {
      const own = title.current;
      if (!own) return;
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const next = own.isConnected ? own : drawnAnew(own);
        if (next) focusTitle(next);
      });
    },
    [],
  );

  return () => {
    const pressed = document.activeElement;
    const found = pressed instanceof HTMLElement ? partAround(pressed).title : undefined;
    title.current = found ?? undefined;
    retry();
  };
}

/** The title that says the same, or that of the page. */
function drawnAnew(title: HTMLElement): HTMLElement | null {
  const titles = document.querySelectorAll<HTMLElement>('main :is(h1, h2)');
  return (
    [...titles].find(({ textContent }) => textContent === title.textContent) ??
    document.querySelector('main h1')
  );
}
