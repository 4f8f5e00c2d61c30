import { createElement, type ReactNode } from 'react';
import { ThemeScope } from '../../theme/theme-scope.tsx';
import { onStage, settled } from '../on-stage.ts';
import { controls, leastTarget, pressArea, takesPresses } from '../press-area.ts';
import type { Finding, Rule } from '../rule.ts';
import { nameOf } from '../subject.ts';

/** Known to be smaller and to be mended, each with what was measured; whoever mends one takes it away here. */
const smallerStill: Readonly<Record<string, string>> = {
  MenuFooter: 'it lies over the last 8 px of the choice before it',
};

/** Sizes of the base: a brand may have its buttons lower. */
const inside = (children: ReactNode) =>
  createElement(ThemeScope, { theme: 'none', scheme: 'light', children });

/** Rule 14: what is pressed is not missed. */
export const targets: Rule = {
  name: 'targets',
  says: 'Everything that is pressed, with its label, takes presses of a finger over 44 px by 44 px, but for links inside of a text.',
  examine: (subject) =>
    onStage(subject, { inside }, async ({ findAll, parts }) => {
      const lift = asWithFinger();
      try {
        for (const part of parts()) {
          // Room around it: what reaches beyond the window cannot be pressed.
          if (part.attributes.length === 0) part.style.padding = '64px';
          endMovements(part);
        }
        // What is placed by its size finds its place again.
        await twoFrames();
        await settled();
        const findings = findAll(controls)
          .filter((control) => isPressed(control))
          .flatMap(judged);
        if (!(subject.name in smallerStill)) return findings;
        if (findings.length > 0) return [];
        return [{ given: 'its place among those that are too small still', came: 'it is large enough now' }];
      } finally {
        lift();
      }
    }),
};

function judged(control: HTMLElement): Finding[] {
  let size = pressArea(control);
  // What comes into view only with the focus is pressed then.
  if (size.some((length) => length === 0)) {
    control.focus({ preventScroll: true });
    size = pressArea(control);
  }
  if (size.every((length) => length >= leastTarget)) return [];
  const text = (control.getAttribute('aria-label') ?? control.textContent ?? '').slice(0, 30);
  return [
    {
      given: `presses on ${nameOf(control)} “${text}”`,
      came: `they are taken over ${size.join(' px by ')} px`,
    },
  ];
}

/** Lets the rules for fingers hold and those for a mouse not, until what it returns is called. */
function asWithFinger(): () => void {
  const changed: [MediaList, string][] = [];
  const look = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /pointer: (coarse|fine)|hover: hover/.test(rule.media.mediaText)) {
        changed.push([rule.media, rule.media.mediaText]);
        rule.media.mediaText = rule.media.mediaText
          .replaceAll('(pointer: coarse)', '(color)')
          .replaceAll(/\((pointer: fine|hover: hover)\)/g, '(not (color))');
      }
      if ('cssRules' in rule) look(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) look(sheet.cssRules);
  return () => {
    for (const [media, text] of changed) media.mediaText = text;
  };
}

/** Whether a person can press it, and the component drew it. */
const isPressed = (control: HTMLElement) => !control.matches('.of-the-caller') && takesPresses(control);

const twoFrames = () =>
  new Promise<void>((resume) => requestAnimationFrame(() => requestAnimationFrame(() => resume())));

/** What comes in slowly is judged as it stays. */
function endMovements(part: HTMLElement): void {
  for (const animation of part.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
