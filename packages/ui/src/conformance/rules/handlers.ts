import { eventsOf } from '../events.ts';
import { onStage } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import { drawsElement, tellingOf } from '../subject.ts';

/** Whether a change of the native control is the change that its caller is told of: a combobox's text is not its value. */
const isChangedByTyping = (element: HTMLElement): boolean =>
  /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) && element.role !== 'combobox';

/** Rule 4: every handler of the caller hears its event, once. */
export const handlers: Rule = {
  name: 'handlers',
  says: 'Every event handler of the caller on the documented element runs once for an event, and beside it what is told of the change.',
  concerns: drawsElement,
  inEveryLook: true,
  examine: async (subject) => {
    const events = await onStage(subject, {}, async ({ element }) => eventsOf(element()));
    const heard = new Map<string, number>();
    const telling = tellingOf(subject);
    const handled = [...events.map(({ handler }) => handler), ...(telling ? [telling] : [])];
    const props = Object.fromEntries(
      handled.map((handler) => [handler, () => heard.set(handler, (heard.get(handler) ?? 0) + 1)]),
    );
    const tried = new Set<string>();
    const wrong = new Map<number, string[]>();
    // A press may take it off the page; then the others are tried on a new one.
    while (tried.size < events.length) {
      await onStage(subject, { props }, async ({ element }) => {
        const target = element();
        for (const { handler, send } of events) {
          if (tried.has(handler)) continue;
          tried.add(handler);
          heard.clear();
          send(target);
          const both = handler === 'onChange' && telling && isChangedByTyping(target);
          for (const name of both ? [handler, telling] : [handler]) {
            const times = heard.get(name) ?? 0;
            if (times !== 1) wrong.set(times, [...(wrong.get(times) ?? []), name]);
          }
          if (!target.isConnected) return;
        }
      });
    }
    return [...wrong].map(
      ([times, names]): Finding => ({
        given: names.join(', '),
        came: `each ran ${times} times for one event`,
      }),
    );
  },
};
