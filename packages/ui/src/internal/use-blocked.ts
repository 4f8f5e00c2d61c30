import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { announce } from './announce.ts';

/** What can be known to be impossible for now. */
export interface Blockable {
  /**
   * Why it cannot be used now (`Conclua o conteúdo anterior`). It stays in the tab order, does nothing, and tells this sentence:
   * drawn beside it when it is pointed at, focused or pressed, and said to screen readers. `disabled` would take it away without
   * a word.
   */
  blockedReason?: string | undefined;
}

/** Where the reason is seen: in a bubble beside the control, or in the page already, as on a card that draws it. */
export type ReasonPlace = 'bubble' | 'page';

interface Given {
  onClick?: unknown;
  onFocus?: unknown;
  onPointerEnter?: unknown;
  'aria-description'?: string | undefined;
  'aria-disabled'?: unknown;
}

type Listener<Event> = (event: Event) => void;

/**
 * The attributes of an element that may be blocked: the one way of being blocked (decision 0524). Spread it after the caller's own.
 * Not blocked, it adds nothing.
 *
 * @param reason why, `undefined` while it can be used.
 * @param given what the caller put on the element; its handlers for focus and pointer are still heard.
 * @param place where the reason is seen; drawn in the page, it needs no bubble over itself.
 */
export function useBlocked(reason: string | undefined, given: Given = {}, place: ReasonPlace = 'bubble') {
  if (reason === undefined) return undefined;
  const tell =
    (given: unknown, leaving: string) => (event: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>) => {
      if (typeof given === 'function') (given as Listener<typeof event>)(event);
      if (place === 'bubble') show(event.currentTarget, reason, leaving);
    };
  return {
    'data-blocked': '',
    'aria-disabled': true,
    'aria-description': [given['aria-description'], reason].filter(Boolean).join(' '),
    onFocus: tell(given.onFocus, 'blur'),
    onPointerEnter: tell(given.onPointerEnter, 'pointerleave'),
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A press that does nothing must not submit the form around it either.
      event.preventDefault();
      event.stopPropagation();
      if (place === 'bubble') show(event.currentTarget, reason);
      announce(reason);
    },
  } as const;
}

/**
 * The bubble is loaded when the first blocked control is met. Left before its code is there (`leaving` names the event of that), none
 * is drawn; what was pressed gets one all the same.
 */
function show(control: HTMLElement, reason: string, leaving = ''): void {
  let isMet = true;
  control.addEventListener(leaving, () => (isMet = false), { once: true });
  void import('./reason-bubble.ts').then(
    ({ showReason }) => isMet && showReason(control, reason),
    // Without it the reason is still said; the next meeting asks for the code again.
    () => undefined,
  );
}
