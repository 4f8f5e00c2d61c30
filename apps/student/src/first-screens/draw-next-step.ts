import { listCoursesInProgress } from '@student/api-client';
import { goingOn } from '@student/domain';
import { parse } from 'valibot';
import { dashboard } from '../pt-br/dashboard.ts';
import { type ContinueStepText, continueStepText } from '../routes/dashboard/continue-step.text.ts';
import type {} from './first-screen.ts';
import { stepMarks } from './step-marks.ts';

/**
 * Runs before the app's code is there, without React: puts the course to go on with into the dashboard that the document has drawn, by
 * the early answer that the app takes over later, and by the app's own rules and words (decision 0607). The app then draws the same.
 */
async function drawNextStep({ earlyCalls = {}, firstScreen, document }: Window): Promise<void> {
  const address = Object.keys(earlyCalls).find((one) => one.startsWith(listCoursesInProgress.path));
  const card = firstScreen?.nextStep;
  // As the document has drawn it; once the app draws, it is in no page any more.
  const place = [...document.querySelectorAll('#root section[aria-busy]')].find(
    (section) => section.getAttribute('aria-label') === dashboard.nextStepTitle,
  );
  if (!address || !card || !place) return;
  const answer = await earlyCalls[address]?.answer;
  if (!answer?.ok) return;
  // The body is read once; whoever takes the call over reads it too.
  const { data } = await answer.clone().json();
  const going = goingOn(parse(listCoursesInProgress.definition.data, data).courses);
  const texts = going && continueStepText(going);
  if (!texts || !isWhole(texts)) return;
  fill(card, texts);
  // In the brand's font from the start, so that no word moves; one that is late is not waited for.
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, 1000))]);
  if (place.isConnected) place.replaceWith(card);
}

/** The card has room for every text. One of them whose line must not end at its hyphen (`unbroken`) is left to the app too. */
const isWhole = (texts: ContinueStepText) =>
  names.every((name) => texts[name] !== undefined && texts[name] !== '') && !/\b\p{L}-/u.test(texts.title);

const names = Object.keys(stepMarks) as (keyof ContinueStepText)[];

/** Puts the texts where their marks stand, in text and in attributes: nothing of them is read as markup. */
function fill(card: DocumentFragment, texts: ContinueStepText): void {
  const filled = (text: string) =>
    names.reduce((whole, name) => whole.replaceAll(stepMarks[name], () => String(texts[name] ?? '')), text);
  for (const element of card.querySelectorAll('*')) {
    for (const attribute of element.attributes) attribute.value = filled(attribute.value);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) node.nodeValue = filled(node.nodeValue ?? '');
  }
}

// Without it the skeleton stands until the app comes, as anywhere else.
drawNextStep(window).catch(() => undefined);
