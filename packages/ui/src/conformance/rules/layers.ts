import { createElement, type ReactNode } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import type { Layer, Subject } from '../entry.ts';
import { pressKey } from '../gestures.ts';
import { onStage, settled, until } from '../on-stage.ts';
import type { Rule } from '../rule.ts';

const around = 'em-volta';
const inDialog = (children: ReactNode) =>
  createElement(Dialog, { title: 'Em volta', defaultOpen: true, id: around, children });

/** Rule 15: one Escape, one layer. */
export const layers: Rule = {
  name: 'layers',
  says: 'What Escape closes where it stands alone, it closes in a dialog too, and the dialog stays.',
  examine: async (subject) => {
    const { layer } = subject.entry;
    if (!layer)
      return onStage(subject, {}, async ({ find }) =>
        find('[role="combobox"]') ? [{ given: 'no `layer` in its entry', came: 'it draws a combobox' }] : [],
      );
    const alone = await afterEscape(subject, layer, false);
    if (alone.isOpen) return [];
    const inside = await afterEscape(subject, layer, true);
    if (!inside.isOpen && inside.isDialogOpen) return [];
    const came = `${inside.isOpen ? 'it stayed open' : 'it closed'}, the dialog ${inside.isDialogOpen ? 'stayed' : 'closed'}`;
    return [{ given: 'Escape while it is open in a dialog', came }];
  },
};

/** Opens it as a person or an owner does, with what is around it open already, and presses Escape where the focus is. */
function afterEscape(subject: Subject, { is, props, by }: Layer, isInDialog: boolean) {
  // A layer of which the rule is not told what a person does is opened by its owner.
  const owned = (open: boolean) => (by ? {} : { open });
  const setting = { props: { ...props, ...owned(false) }, isClosed: true };
  return onStage(subject, isInDialog ? { ...setting, inside: inDialog } : setting, async (scene) => {
    const isThere = (selector: string) => scene.find(`:is(${selector}):not([data-state="closed"])`) !== null;
    const isOpen = () => isThere(`:is(${is}):not(#${around})`);
    if (isInDialog) await until(() => isThere(`#${around}`));
    const follow = (open: boolean) =>
      void queueMicrotask(() => scene.draw({ ...props, open, onOpenChange: follow }));
    if (by) {
      await until(() => scene.find(String(subject.entry.reaches)) !== null);
      await by(scene);
    } else follow(true);
    if (!(await until(isOpen))) throw new Error(`${is} did not come up`);
    await moment();
    const { activeElement } = document;
    const isOnIt = scene.parts().some((part) => part.contains(activeElement));
    pressKey(isOnIt ? (activeElement as HTMLElement) : scene.element(), 'Escape');
    await moment();
    return { isOpen: isOpen(), isDialogOpen: isThere(`#${around}`) };
  });
}

/** What opens takes the focus in the next frame, what closes may move on its way out. */
async function moment(): Promise<void> {
  await new Promise((resume) => setTimeout(resume, 120));
  await settled();
}
