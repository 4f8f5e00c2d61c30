import { createElement, type ReactNode, type SyntheticEvent } from 'react';
import { LinkProvider } from '../../components/link-provider/link-provider.tsx';
import type { Subject } from '../entry.ts';
import { press } from '../gestures.ts';
import { onStage, until } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import { nameOf } from '../subject.ts';

/** Presses that are the browser's: they open a new tab, a new window, or save. */
const ofTheBrowser = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }] as const;

/** Rule 8: what leads somewhere is an `a`, which the app's router follows on a plain click and no other. */
export const links: Rule = {
  name: 'links',
  says: '`href` is on an `a`, which a LinkProvider follows on a plain click and leaves to the browser otherwise.',
  concerns: ({ entry }) => entry.links !== undefined,
  examine: async (subject) => [
    ...(await followed(subject)),
    ...(await toldFirst(subject)),
    ...(await leftAlone(subject)),
  ],
};

async function followed(subject: Subject): Promise<Finding[]> {
  const selector = subject.entry.links ?? 'a';
  const went: string[] = [];
  const inside = (children: ReactNode) =>
    createElement(LinkProvider, { owns: () => true, navigate: (href) => void went.push(href), children });
  // A press may close what it stands in.
  const pressed = (init: MouseEventInit) =>
    onStage(subject, { inside }, async ({ find }) => {
      await until(() => find(selector) !== null);
      went.length = 0;
      const link = find(selector);
      const href = link?.getAttribute('href') ?? '';
      return { href, target: link?.getAttribute('target'), isPrevented: watched(link, init) };
    });
  const wrong = await onStage(subject, { inside }, async ({ find, findAll }): Promise<Finding[]> => {
    // A text may be put into form after it is drawn.
    await until(() => find(selector) !== null);
    const all = findAll(selector);
    const other = all.find((one) => one.tagName !== 'A' || !one.hasAttribute('href'));
    if (all.length === 0) return [{ given: 'an address', came: `it draws no link (${selector})` }];
    return other ? [{ given: 'an address', came: `it is drawn as ${nameOf(other)}` }] : [];
  });
  if (wrong.length > 0) return wrong;
  const findings: Finding[] = [];
  for (const init of ofTheBrowser) {
    const { isPrevented } = await pressed(init);
    if (isPrevented || went.length > 0)
      findings.push({ given: `a click with ${Object.keys(init)}`, came: 'it was taken from the browser' });
  }
  const { href, target, isPrevented } = await pressed({});
  const isFollowed = isPrevented && went.length === 1 && went[0] === href;
  if (target !== '_blank' && !isFollowed)
    findings.push({ given: 'a plain click', came: `the router went to ${JSON.stringify(went)}` });
  if (target === '_blank' && isPrevented)
    findings.push({ given: 'a click on a link to a new tab', came: 'it was taken from the browser' });
  return findings;
}

/** Where the caller's handlers reach the link itself, they hear a click before the router does, and may keep it from going. */
async function toldFirst(subject: Subject): Promise<Finding[]> {
  const selector = subject.entry.links ?? 'a';
  const clicked = (prevents: boolean) => {
    const order: string[] = [];
    const inside = (children: ReactNode) =>
      createElement(LinkProvider, { owns: () => true, navigate: () => void order.push('router'), children });
    const onClick = (event: SyntheticEvent) => {
      order.push('caller');
      if (prevents) event.preventDefault();
    };
    return onStage(subject, { inside, props: { onClick } }, async ({ find, element }) => {
      await until(() => find(selector) !== null);
      const link = find(selector);
      if (link !== element()) return undefined;
      watched(link, {});
      return { came: order.join(), leavesPage: link.getAttribute('target') === '_blank' };
    });
  };
  const findings: Finding[] = [];
  const free = await clicked(false);
  if (!free) return [];
  const wanted = free.leavesPage ? 'caller' : 'caller,router';
  if (free.came !== wanted)
    findings.push({ given: 'onClick', came: `it was heard in the order ${free.came}` });
  const held = await clicked(true);
  if (held?.came !== 'caller')
    findings.push({ given: 'onClick that prevents', came: `it was heard in the order ${held?.came}` });
  return findings;
}

/** Without a provider every link is the browser's. */
function leftAlone(subject: Subject): Promise<Finding[]> {
  const selector = subject.entry.links ?? 'a';
  return onStage(subject, {}, async ({ find }) => {
    await until(() => find(selector) !== null);
    if (!watched(find(selector), {})) return [];
    return [{ given: 'a click without a LinkProvider', came: 'it was taken from the browser' }];
  });
}

/** Whether somebody prevented a click; the page stays where it is in any case. */
function watched(link: HTMLElement | null, init: MouseEventInit): boolean {
  let isPrevented = false;
  const stay = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  // Before the window, where Storybook keeps links from leaving the story.
  document.addEventListener('click', stay);
  try {
    press(link, init);
  } finally {
    document.removeEventListener('click', stay);
  }
  return isPrevented;
}
