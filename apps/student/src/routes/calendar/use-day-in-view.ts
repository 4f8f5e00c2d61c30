import { useEffect, useRef } from 'react';

/** A day that was pressed; each press is another one. */
export type PressedDay = { day: string };

/**
 * Brings a day of the agenda into view once it is there that was pressed; `focused`, its title is at the top and has the focus.
 *
 * @param shown the day that answers the press; `undefined` until it is known
 */
export function useDayInView(
  pressed: PressedDay | undefined,
  shown: string | undefined,
  how?: 'focused',
): void {
  const answered = useRef(pressed);

  // The window, and with it the focus.
  useEffect(() => {
    if (shown === undefined || answered.current === pressed) return;
    answered.current = pressed;
    const title = document.getElementById(`agenda-${shown}`);
    if (!title) return;
    if (how === 'focused') {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
      title.scrollIntoView();
    } else (title.parentElement?.querySelector('li, p') ?? title).scrollIntoView({ block: 'nearest' });
  }, [pressed, shown, how]);
}
