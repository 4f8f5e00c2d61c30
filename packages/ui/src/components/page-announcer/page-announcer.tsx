import { useEffect, useRef, useState } from 'react';
import { focusPage } from '../../internal/focus-page.ts';
import type { Native } from '../../internal/native.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export interface PageAnnouncerProps extends Native<'p', 'children' | 'role' | 'title'> {
  /** What tells pages apart: the path, without what only filters. */
  page: string;
  /** Name of the page, as in the window's title. */
  title: string;
}

/**
 * After a change of page within the app, does what a browser does after loading one: puts the focus on the page's `h1` and
 * tells its name. The first page is left to the browser, and a field in which somebody types (a search that led here)
 * keeps the focus. Once per app, beside the outlet of the routes. Attributes and ref go to the `status` that tells. Component 23.
 */
export function PageAnnouncer({ page, title, ...native }: PageAnnouncerProps) {
  const before = useRef(page);
  const [message, setMessage] = useState('');
  /* Moves the focus, which belongs to the document. */
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    setMessage(title);
    if (!isTyping()) focusPage();
  }, [page, title]);
  return (
    <p {...native} role="status" className={visuallyHidden}>
      {message}
    </p>
  );
}

const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;
