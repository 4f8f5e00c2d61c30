import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export interface PageAnnouncerProps {
  /** What tells pages apart: the path, without what only filters. */
  page: string;
  /** Name of the page, as in the window's title. */
  title: string;
}

/**
 * After a change of page within the app, does what a browser does after loading one: puts the focus on the page's `h1` and
 * tells its name. The first page is left to the browser, and a field in which somebody types (a search that led here)
 * keeps the focus. Once per app, beside the outlet of the routes. Component 23.
 */
export function PageAnnouncer({ page, title }: PageAnnouncerProps) {
  const before = useRef(page);
  const [message, setMessage] = useState('');
  /* Moves the focus, which belongs to the document. */
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    setMessage(title);
    if (!isTyping()) focusHeading();
  }, [page, title]);
  return (
    <p role="status" className={visuallyHidden}>
      {message}
    </p>
  );
}

const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;

/** Not for the tab order: a heading takes the focus once, so that the next Tab starts below it. */
function focusHeading() {
  const target =
    document.querySelector('main h1') ?? document.querySelector('h1') ?? document.querySelector('main');
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
