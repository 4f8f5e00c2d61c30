import { createElement, type ReactNode } from 'react';
import { LinkProvider } from '../../components/link-provider/link-provider.tsx';
import type { Subject } from '../entry.ts';
import { press, pressKey } from '../gestures.ts';
import { onStage, until } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import type { Scene } from '../scene.ts';
import { blockingReason as reason, tellingOf } from '../subject.ts';

/** Whether the reason is drawn, in a bubble or by the component itself. */
const isSeen = ({ findAll }: Scene): boolean =>
  findAll('*').some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return element.textContent === reason && isDrawn && width > 20 && height > 10;
  });

/** What a person does to press it. */
const presses: Readonly<Record<string, (control: HTMLElement) => void>> = {
  'a mouse': (control) => press(control),
  'a finger': (control) => press(control, {}, 'touch'),
  'the keyboard': (control) => {
    pressKey(control, 'Enter');
    // What the browser makes of Enter and Space on a button.
    control.click();
  },
};

/** Rule 10: what is blocked stays, does nothing, and tells why to eye and ear. */
export const blocked: Rule = {
  name: 'blocked',
  says: 'Blocked, it keeps its place in the tab order, is `aria-disabled` and described by the reason, ignores presses and shows the reason, in a bubble or in the page.',
  concerns: ({ entry }) => entry.blocked !== undefined,
  examine: async (subject) => {
    const findings = await isMarked(subject);
    for (const by of Object.keys(presses))
      if (findings.length === 0) findings.push(...(await pressed(subject, by)));
    return findings;
  },
};

const given = 'a reason why it is blocked';
const propsOf = ({ entry }: Subject) => entry.blocked?.props?.(reason) ?? { blockedReason: reason };
const controlOf = ({ entry }: Subject, scene: Scene) => {
  const { at } = entry.blocked ?? {};
  return at ? scene.find(at) : scene.element();
};

const isMarked = (subject: Subject) =>
  onStage(subject, { props: propsOf(subject) }, async (scene): Promise<Finding[]> => {
    const control = controlOf(subject, scene);
    if (!control) return [{ given, came: `it draws no ${subject.entry.blocked?.at}` }];
    const findings: Finding[] = [];
    const fails = (came: string) => void findings.push({ given, came });
    if (control.getAttribute('aria-disabled') !== 'true') fails('it is not aria-disabled');
    if (!control.hasAttribute('data-blocked')) fails('it has no data-blocked');
    if (control.hasAttribute('href')) fails('it leads somewhere still');
    if (!control.getAttribute('aria-description')?.includes(reason)) fails('no description says it');
    if (!(await isReached(control))) fails('it cannot be reached');
    return findings;
  });

/** A press is told to nobody, by whatever name the caller would hear of it. */
function pressed(subject: Subject, by: string): Promise<Finding[]> {
  const { props, changes } = subject.entry;
  const heard = new Set<string>();
  const handlers = Object.keys(props).filter((name) => /^on[A-Z]/.test(name));
  const listening = Object.fromEntries(
    ['onClick', ...handlers, tellingOf(subject) ?? 'onClick'].map((name) => [name, () => heard.add(name)]),
  );
  const navigate = () => void heard.add('the router');
  const inside = (children: ReactNode) =>
    createElement(LinkProvider, { owns: () => true, navigate, children });
  return onStage(subject, { props: { ...listening, ...propsOf(subject) }, inside }, async (scene) => {
    const control = controlOf(subject, scene);
    if (!control) return [];
    const findings: Finding[] = [];
    const fails = (came: string) => void findings.push({ given: `${given}, pressed by ${by}`, came });
    const before = JSON.stringify(changes?.shown(scene));
    presses[by]?.(control);
    if (!(await until(() => isSeen(scene)))) fails('it shows no reason');
    if (heard.size > 0) fails(`it was told to ${[...heard].join(', ')}`);
    if (before !== JSON.stringify(changes?.shown(scene))) fails('it changed');
    return findings;
  });
}

/** By Tab; inside of a menu, which is one stop for Tab, by its arrows. */
async function isReached(control: HTMLElement): Promise<boolean> {
  const menu = control.closest<HTMLElement>('[role="menu"]');
  if (!menu) return control.tabIndex >= 0 && !control.matches(':disabled');
  menu.focus({ preventScroll: true });
  for (const _ of menu.querySelectorAll('[role^="menuitem"]')) {
    const from = document.activeElement instanceof HTMLElement ? document.activeElement : menu;
    pressKey(from, 'ArrowDown');
    // The menu moves the focus a moment after the key.
    await until(() => document.activeElement !== from);
    if (document.activeElement === control) return true;
  }
  return false;
}
