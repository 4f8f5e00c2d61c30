import { onStage } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import { drawsElement, nameOf } from '../subject.ts';

/** Native attributes of which no component says anything itself. */
const given = {
  id: 'of-the-caller',
  'data-of-the-caller': 'here',
  'aria-keyshortcuts': 'F2',
  lang: 'en',
  translate: 'no',
} as const;

/** Rule 1: native attributes reach the documented element, and no other. */
export const attributes: Rule = {
  name: 'attributes',
  says: '`id`, `data-*`, `aria-*` and other native attributes reach the documented element and no other.',
  concerns: drawsElement,
  inEveryLook: true,
  examine: (subject) =>
    onStage(subject, { props: given }, async ({ element, findAll }) => {
      const wrong = Object.entries(given).map(([name, value]): [string, string | undefined] => {
        const on = findAll(`[${name}="${value}"]`);
        if (!on.includes(element())) return [name, on[0] ? `it is on ${nameOf(on[0])}` : 'it is nowhere'];
        return [name, on.length > 1 ? `it is on ${on.length} elements` : undefined];
      });
      return [...Map.groupBy(wrong, ([, came]) => came)].flatMap(([came, names]): Finding[] =>
        came === undefined ? [] : [{ given: names.map(([name]) => name).join(', '), came }],
      );
    }),
};
