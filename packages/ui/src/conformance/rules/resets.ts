import { createElement, type ReactNode } from 'react';
import { onStage, settled, until } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import type { Scene } from '../scene.ts';
import { tellingOf } from '../subject.ts';

const text = (value: unknown) => JSON.stringify(value) ?? 'nothing';
const inForm = (drawn: ReactNode) => createElement('form', null, drawn);

/** What of it a form holds. The field of a combobox is for searching: what was found there is kept elsewhere. */
const held = 'input:not([role="combobox"]), textarea, select';

/** A reset is answered at once, by code that is there; in milliseconds. */
const soon = 500;

/** Rule 5b: of what a form holds, no field keeps a second account. */
export const resets: Rule = {
  name: 'resets',
  says: 'After a reset of the form around it a field draws and says what the form holds, and tells the next change.',
  concerns: ({ entry: { changes } }) => changes?.of === 'value' || changes?.of === 'checked',
  inEveryLook: true,
  examine: async (subject) => {
    const { changes } = subject.entry;
    const telling = tellingOf(subject);
    if (!changes || !telling) return [];
    const { of, from, to, by, shown } = changes;
    const findings: Finding[] = [];
    let told: unknown[] = [];
    const byItself = {
      [of]: undefined,
      [`default${of.charAt(0).toUpperCase()}${of.slice(1)}`]: from,
      [telling]: (value: unknown) => void told.push(value),
    };
    await onStage(subject, { props: byItself, inside: inForm }, async (scene) => {
      const form = scene.find('form');
      if (!(form instanceof HTMLFormElement) || ![...form.elements].some((control) => control.matches(held)))
        return;
      const first = drawn(form);
      await by(scene);
      await until(() => text(shown(scene)) === text(to), soon);
      await settled();
      form.reset();
      const given = 'a change and a reset of its form';
      const isAsBefore = () => text(shown(scene)) === text(from) && drawn(form) === first;
      if (!(await until(isAsBefore, soon)))
        findings.push({
          given,
          came: `it is not as it was: ${text(shown(scene))}, ${difference(form, first)}`,
        });
      // A person comes after the timers of the moment in which the form was reset.
      await new Promise((resume) => setTimeout(resume));
      told = [];
      await again(scene);
    });
    return findings;

    async function again(scene: Scene) {
      await by(scene);
      const came = () => text([shown(scene), told]);
      const wanted = text([to, [to]]);
      if (!(await until(() => came() === wanted, soon)))
        findings.push({ given: 'the same change after a reset', came: `${came()} instead of ${wanted}` });
    }
  },
};

/** The page as it is seen and read; what a native control holds stands in no attribute. */
const drawn = (form: HTMLFormElement) => form.innerHTML;

/** Where the two first part. */
function difference(form: HTMLFormElement, first: string): string {
  const now = drawn(form);
  const at = [...now].findIndex((letter, index) => letter !== first[index]);
  return at < 0 ? 'its markup is' : `${now.slice(Math.max(0, at - 40), at + 60)}`;
}
