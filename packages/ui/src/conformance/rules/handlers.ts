import { eventsOf } from '../events.ts';
import { onStage } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import { drawsElement } from '../subject.ts';

/** Rule 4: every handler of the caller hears its event, once. */
export const handlers: Rule = {
  name: 'handlers',
  says: 'Every event handler of the caller on the documented element runs once for an event.',
  concerns: drawsElement,
  examine: async (subject) => {
    const events = await onStage(subject, {}, async ({ element }) => eventsOf(element()));
    const heard = new Map<string, number>();
    const props = Object.fromEntries(
      events.map(({ handler }) => [handler, () => heard.set(handler, (heard.get(handler) ?? 0) + 1)]),
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
          const times = heard.get(handler) ?? 0;
          if (times !== 1) wrong.set(times, [...(wrong.get(times) ?? []), handler]);
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
