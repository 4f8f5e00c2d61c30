import type { RunOptions } from 'axe-core';
import { onStage } from '../on-stage.ts';
import type { Rule } from '../rule.ts';

/** What is asked of a whole page, not of a part of it. */
const ofPages = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'document-title'];
const options: RunOptions = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(ofPages.map((name) => [name, { enabled: false }])),
};

/** Rule 12: axe finds nothing. */
export const axe: Rule = {
  name: 'axe',
  says: 'axe finds nothing to mend.',
  examine: async (subject) => {
    const { default: engine } = await import('axe-core');
    return onStage(subject, {}, async ({ parts }) => {
      for (const part of parts()) endMovements(part);
      const { violations } = await engine.run({ include: parts() }, options);
      return violations.map(({ id, help, nodes }) => ({
        given: 'its smallest props',
        came: `axe says ${id} (${help}) of ${nodes[0]?.html.slice(0, 120)}`,
      }));
    });
  },
};

/** What comes in slowly is judged as it stays; what turns for ever has no end to go to. */
function endMovements(part: HTMLElement): void {
  for (const animation of part.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
