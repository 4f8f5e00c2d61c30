import type { ReactElement } from 'react';
import type { Change, Handed } from '../entry.ts';
import { press, pressKey, typeAndLeave } from '../gestures.ts';
import type { Scene } from '../scene.ts';

/** Whether something is on the page and not on its way out: overlays that leave say so by `data-state`. */
export const isThere = (selector: string) => (scene: Scene) =>
  scene.find(`${selector}:not([data-state="closed"])`) !== null;

/** What of several native controls, or of what says so by ARIA, is chosen: the texts of their labels. */
export const chosen = (scene: Scene): string[] =>
  scene
    .findAll('input:checked, [aria-checked="true"], [aria-pressed="true"]')
    .map((one) => (one instanceof HTMLInputElement ? one.value : (one.textContent ?? '')));

const textOf = (scene: Scene) => {
  const element = scene.element();
  return 'value' in element ? element.value : undefined;
};

/** A text in a field. */
export const typed = (from: string, to: string): Change => ({
  of: 'value',
  from,
  to,
  by: (scene) => typeAndLeave(scene.element(), to),
  shown: textOf,
});

/** An overlay that a person closes with a button of its own. */
export const closes = (surface: string, by: Change['by']): Change => ({
  of: 'open',
  from: true,
  to: false,
  by,
  shown: isThere(surface),
});

/** The tabs of the components that have some: the id that their caller gives, and what they say. */
export const tried = [
  { id: 'contents', label: 'Conteúdos', content: 'Lista' },
  { id: 'notes', label: 'Anotações', content: 'Anotações' },
];

/** Which of these is shown: the id that its caller gave it. */
export const shownTab = ({ find }: Scene) => {
  const label = find('[role="tab"][aria-selected="true"]')?.textContent;
  return tried.find((tab) => tab.label === label)?.id;
};

/** Presses the first match. */
export const presses = (selector: string) => (scene: Scene) => press(scene.find(selector));

/** Presses Escape inside of an overlay. */
export const pressesEscape =
  (surface: string): Change['by'] =>
  ({ find }) => {
    const opened = find(surface);
    pressKey(opened?.querySelector<HTMLElement>('button') ?? opened, 'Escape');
  };

/** A control that opens it, by `trigger`. */
export const opensBy = (surface: string): Handed => ({
  props: (trigger: ReactElement) => ({ trigger, open: undefined, defaultOpen: false }),
  shown: isThere(surface),
});
