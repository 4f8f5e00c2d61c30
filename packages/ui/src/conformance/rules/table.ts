import { attributeTable } from '../attribute-table.ts';
import { onStage } from '../on-stage.ts';
import type { Rule } from '../rule.ts';
import { nameOf } from '../subject.ts';

/** What headless primitives write on elements that they draw or hide. */
const ofPrimitives =
  /^data-(state|side|align|orientation|disabled|highlighted|radix-.*|aria-hidden|scroll-locked)$/;
const known = new Set<string>(attributeTable.map(({ name }) => name));

/** Rule 9: only attributes that are documented. */
export const table: Rule = {
  name: 'table',
  says: 'It writes no `data-state`, and only `data-*` attributes that stand in the table.',
  examine: (subject) =>
    onStage(subject, {}, async ({ findAll }) => {
      const isKnown = (name: string) =>
        known.has(name) || (subject.entry.primitive === true && ofPrimitives.test(name));
      const strange = findAll('*').flatMap((element) =>
        element
          .getAttributeNames()
          .filter((name) => name.startsWith('data-') && !isKnown(name))
          .map((name) => `${name} on ${nameOf(element)}`),
      );
      if (strange.length === 0) return [];
      return [{ given: 'its smallest props', came: `it writes ${[...new Set(strange)].join(', ')}` }];
    }),
};
