import { onStage } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import { drawsElement, nameOf } from '../subject.ts';

/** Rule 2: refs of both kinds get the element that attributes reach, and are cleared. */
export const refs: Rule = {
  name: 'refs',
  says: '`ref`, a function or an object, gets the element that attributes reach, once, and nothing when it goes.',
  concerns: drawsElement,
  inEveryLook: true,
  examine: async (subject) => {
    const heard: unknown[] = [];
    const told = (element: unknown) => void heard.push(element);
    const object: { current: unknown } = { current: null };
    const byFunction = await onStage(subject, { props: { ref: told } }, async ({ draw, element, leave }) => {
      const wrong = verdict('a function as ref', heard.at(-1), element());
      const before = heard.length;
      await draw({ ref: told });
      const again = heard.length - before;
      if (again > 0)
        wrong.push({ given: 'a function as ref, then drawn anew', came: `it is called ${again} times more` });
      await leave();
      return [...wrong, ...verdict('a function as ref, then leaving', heard.at(-1) ?? null, null)];
    });
    const byObject = await onStage(subject, { props: { ref: object } }, async ({ element, leave }) => {
      const wrong = verdict('an object as ref', object.current, element());
      await leave();
      return [...wrong, ...verdict('an object as ref, then leaving', object.current, null)];
    });
    return [...byFunction, ...byObject];
  },
};

function verdict(given: string, got: unknown, wanted: Element | null): Finding[] {
  if (got === wanted) return [];
  return [{ given, came: `it holds ${nameOf(got)} instead of ${nameOf(wanted)}` }];
}
