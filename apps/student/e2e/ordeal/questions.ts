import type { Answered, Attempt } from './ledger.ts';
import { becomesTrue, NoWay, openIn, standAt, type Tab } from './tab.ts';
import type { World } from './world.ts';

/** A question that a tab shows, and what was answered to it so far. */
export type Asked = { attemptId: number; page: number; attempt: Attempt; answered: Answered };

/** The question that is answered in words, and at which one finishes; those before have alternatives. */
export const lastPage = 5;

const address = /\/questionnaire\/(\d+)\/page\/(\d+)$/;

/** The question that stands in the address of a tab. */
function questionIn({ page }: Tab): { attemptId: number; page: number } | undefined {
  const [, attemptId, number] = address.exec(new URL(page.url(), 'http://x').pathname) ?? [];
  return attemptId === undefined ? undefined : { attemptId: Number(attemptId), page: Number(number) };
}

/** The question that this tab shows is there, and is one of an attempt that the journey knows from now on. */
export async function asked({ ledger }: World, tab: Tab): Promise<Asked> {
  await tab.page.waitForURL(address);
  const { attemptId, page } = questionIn(tab) ?? { attemptId: 0, page: 0 };
  const attempt = ledger.attempts.get(attemptId) ?? { answers: new Map(), finished: { possible: [false] } };
  ledger.attempts.set(attemptId, attempt);
  const answered = attempt.answers.get(page) ?? { possible: [undefined], given: 0, confirmed: 0 };
  attempt.answers.set(page, answered);
  return { attemptId, page, attempt, answered };
}

const alternatives = ({ page }: Tab) => page.getByRole('radio');
export const field = ({ page }: Tab) => page.getByLabel('Sua resposta');

/** Stands at a question of the open attempt, the one where the tab is or where it goes on. @throws where none can be answered */
export async function standAtQuestion(world: World, tab: Tab): Promise<Asked> {
  const { page } = tab;
  if (!questionIn(tab)) {
    // A cover does not hear of what another tab has begun.
    const isOpen =
      (await standAtCover(world, tab)) ||
      (await openIn(page, world.ground.path).then(() => standAtCover(world, tab)));
    if (!isOpen) throw new NoWay('no attempt is open');
    await goOnLink(tab).click();
  }
  await askedHere(world, tab);
  return asked(world, tab);
}

/** Waits until what is asked is there, and tries again once where the network broke it. */
async function askedHere(world: World, tab: Tab): Promise<void> {
  const { page } = tab;
  const wanted = alternatives(tab).or(field(tab)).first();
  const again = page.getByRole('button', { name: 'Tentar novamente' }).first();
  const over = page.getByRole('heading', {
    name: /^(Este questionário foi finalizado|Finalizando|Respostas)/,
  });
  await wanted.or(again).or(over).first().waitFor();
  if (await again.isVisible()) await again.click();
  if (await over.isVisible()) {
    await openIn(page, world.ground.path);
    throw new NoWay('the attempt is over');
  }
  await wanted.waitFor();
}

/** What begins an attempt, the first or another one, and what leads back into an open one. */
export const beginButton = ({ page }: Tab) => page.getByRole('button', { name: /^(Começar|Refazer)$/ });
const goOnLink = ({ page }: Tab) => page.getByRole('link', { name: /^Continuar da questão/ });

/** Stands at the cover, and tries again once where the network broke it. @returns whether it shows an open attempt */
export async function standAtCover({ ground }: World, tab: Tab): Promise<boolean> {
  await standAt(tab, ground.path);
  const cover = goOnLink(tab).or(beginButton(tab)).first();
  const again = tab.page.getByRole('button', { name: 'Tentar novamente' }).first();
  await cover.or(again).first().waitFor();
  if (!(await cover.isVisible())) {
    await again.click();
    await cover.waitFor();
  }
  return goOnLink(tab).isVisible();
}

/** Turns to the next or the previous question. @throws where there is none */
export async function turn(world: World, tab: Tab, to: 'next' | 'previous'): Promise<Asked> {
  const link = tab.page.getByRole('link', { name: to === 'next' ? 'Próxima' : 'Anterior' });
  if (!(await link.isVisible())) throw new NoWay(`there is no ${to} question`);
  await link.click();
  const { page } = await asked(world, tab);
  await tab.page.getByRole('heading', { level: 1, name: `Questão ${page} de` }).waitFor();
  await askedHere(world, tab);
  return asked(world, tab);
}

/** Stands at the question of this number, turning to it from the one where the tab is. */
export async function standAtPage(world: World, tab: Tab, wanted: number): Promise<Asked> {
  let question = await standAtQuestion(world, tab);
  while (question.page !== wanted)
    question = await turn(world, tab, question.page < wanted ? 'next' : 'previous');
  await standsAsAnswered(world, tab, question);
  return question;
}

/** What stands there as the answer is what was answered last. */
async function standsAsAnswered({ ledger }: World, tab: Tab, { attemptId, page, answered }: Asked) {
  let shown: string | undefined;
  const isKnown = async () => {
    shown = await answerIn(tab);
    return answered.possible.includes(shown);
  };
  if (await becomesTrue(isKnown, 1000)) return;
  ledger.forgotten.push(
    `question ${page} of attempt ${attemptId} shows ${shown} instead of ${answered.possible.join(' or ')}`,
  );
}

async function answerIn(tab: Tab): Promise<string | undefined> {
  if (await field(tab).isVisible()) return (await field(tab).inputValue()) || undefined;
  for (const radio of await alternatives(tab).all())
    if (await radio.isChecked()) return (await radio.getAttribute('value')) ?? undefined;
  return undefined;
}

/** How many answers the page says to wait on this device. */
export async function waitingAnswers({ page }: Tab): Promise<number> {
  const [line = ''] = await page.getByText(/\d+ respostas?.* aguardam?/).allInnerTexts();
  return Number(/(\d+) resposta/.exec(line)?.[1] ?? 0);
}
