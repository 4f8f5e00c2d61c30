import type { KeyboardEvent } from 'react';

/** Tells whether a key is meant for what has the focus: fields that use the keys, buttons and links that Space and Enter press. */
export function belongsToTarget({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.dataset.keys === 'own') return true;
  const isPressed = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  return (key === ' ' || key === 'Enter') && isPressed;
}
