import { press, pressKey } from '../gestures.ts';
import { onStage, until } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import type { Scene } from '../scene.ts';

const reason = '«Conclua o conteúdo anterior»';

/** Whether the reason is drawn, in a bubble or by the component itself. */
const isSeen = ({ findAll }: Scene): boolean =>
  findAll('*').some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return element.textContent === reason && isDrawn && width > 20 && height > 10;
  });

/** Rule 10: what is blocked stays, does nothing, and tells why to eye and ear. */
export const blocked: Rule = {
  name: 'blocked',
  says: 'Blocked, it keeps its place in the tab order, is `aria-disabled` and described by the reason, ignores presses and shows the reason, in a bubble or in the page.',
  concerns: ({ entry }) => entry.blocked !== undefined,
  examine: (subject) => {
    const { props = (blockedReason: string) => ({ blockedReason }), at } = subject.entry.blocked ?? {};
    let presses = 0;
    const onClick = () => {
      presses += 1;
    };
    return onStage(subject, { props: { ...(at ? {} : { onClick }), ...props(reason) } }, async (scene) => {
      const control = at ? scene.find(at) : scene.element();
      const findings: Finding[] = [];
      const given = 'a reason why it is blocked';
      const fails = (came: string) => void findings.push({ given, came });
      if (!control) return [{ given, came: `it draws no ${at}` }];
      if (control.getAttribute('aria-disabled') !== 'true') fails('it is not aria-disabled');
      if (!control.hasAttribute('data-blocked')) fails('it has no data-blocked');
      if (!control.getAttribute('aria-description')?.includes(reason)) fails('no description says it');
      if (!(await isReached(control))) fails('it cannot be reached');
      const before = subject.entry.changes?.shown(scene);
      press(control);
      if (!(await until(() => isSeen(scene)))) fails('a press shows no reason');
      if (presses > 0) fails('a press was told to its caller');
      if (JSON.stringify(before) !== JSON.stringify(subject.entry.changes?.shown(scene)))
        fails('a press changed it');
      return findings;
    });
  },
};

/** By Tab; inside of a menu, which is one stop for Tab, by its arrows. */
async function isReached(control: HTMLElement): Promise<boolean> {
  const menu = control.closest<HTMLElement>('[role="menu"]');
  if (!menu) return control.tabIndex >= 0 && !control.matches(':disabled');
  menu.focus({ preventScroll: true });
  for (const _ of menu.querySelectorAll('[role^="menuitem"]')) {
    const from = document.activeElement instanceof HTMLElement ? document.activeElement : menu;
    pressKey(from, 'ArrowDown');
    // The menu moves the focus a moment after the key.
    await until(() => document.activeElement !== from);
    if (document.activeElement === control) return true;
  }
  return false;
}
