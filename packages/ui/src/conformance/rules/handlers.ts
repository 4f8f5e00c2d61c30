import type { Subject } from '../entry.ts';
import { eventsOf } from '../events.ts';
import { onStage } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import { blockedItself, drawsElement, tellingOf } from '../subject.ts';

/** Whether a change of the native control is the change that its caller is told of: a combobox's text is not its value. */
const isChangedByTyping = (element: HTMLElement): boolean =>
  /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) && element.role !== 'combobox';

/** Rule 4: every handler of the caller hears its event, once. */
export const handlers: Rule = {
  name: 'handlers',
  says: 'Every event handler of the caller on the documented element runs once for an event, and beside it what is told of the change; blocked, all but presses are heard.',
  concerns: drawsElement,
  inEveryLook: true,
  examine: async (subject) => {
    const whenBlocked = blockedItself(subject);
    return [
      ...(await heard(subject, {})),
      ...(whenBlocked ? await heard(subject, whenBlocked, 'while it is blocked') : []),
    ];
  },
};

/** Tries every handler; what presses do while it is blocked is another rule’s. */
async function heard(subject: Subject, beside: object, state = ''): Promise<Finding[]> {
  const all = await onStage(subject, { props: beside }, async ({ element }) => eventsOf(element()));
  const events = all.filter(({ handler }) => state === '' || handler !== 'onClick');
  const ran = new Map<string, number>();
  const telling = tellingOf(subject);
  const handled = [...events.map(({ handler }) => handler), ...(telling ? [telling] : [])];
  const props: object = Object.fromEntries(
    handled.map((handler) => [handler, () => ran.set(handler, (ran.get(handler) ?? 0) + 1)]),
  );
  const tried = new Set<string>();
  const wrong = new Map<number, string[]>();
  // A press may take it off the page; then the others are tried on a new one.
  while (tried.size < events.length) {
    await onStage(subject, { props: { ...props, ...beside } }, async ({ element }) => {
      const target = element();
      for (const { handler, send } of events) {
        if (tried.has(handler)) continue;
        tried.add(handler);
        ran.clear();
        send(target);
        const both = handler === 'onChange' && telling && isChangedByTyping(target);
        for (const name of both ? [handler, telling] : [handler]) {
          const times = ran.get(name) ?? 0;
          if (times !== 1) wrong.set(times, [...(wrong.get(times) ?? []), name]);
        }
        if (!target.isConnected) return;
      }
    });
  }
  return [...wrong].map(
    ([times, names]): Finding => ({
      given: `${names.join(', ')}${state && ` ${state}`}`,
      came: `each ran ${times} times for one event`,
    }),
  );
}
