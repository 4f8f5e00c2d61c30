import type { Acts } from './act.ts';
import { type Answered, chose } from './ledger.ts';
import {
  type Asked,
  asked,
  beginButton,
  field,
  lastPage,
  standAtCover,
  standAtPage,
  standAtQuestion,
  turn,
  waitingAnswers,
} from './questions.ts';
import { becomesTrue, isSeen, NoWay, passed, type Tab } from './tab.ts';
import type { World } from './world.ts';

/** Stands at the cover, and gives what begins an attempt there; where that asks first, what answers. */
async function aboutToBegin(world: World, tab: Tab) {
  if (await standAtCover(world, tab)) throw new NoWay('an attempt is open');
  if ((await beginButton(tab).innerText()) === 'Começar') return beginButton(tab);
  await beginButton(tab).click();
  return tab.page.getByRole('alertdialog').getByRole('button', { name: 'Refazer' });
}

/** Whether the first question came; then the attempt is there. */
async function hasBegun(world: World, tab: Tab): Promise<boolean> {
  const isBegun = await isSeen(tab.page.getByRole('heading', { level: 1, name: 'Questão 1 de' }));
  if (isBegun) await asked(world, tab);
  return isBegun;
}

/** Once somebody has asked to finish, an answer may come too late. */
const gave = ({ attempt, answered }: Asked, value: string, outcome: 'seen' | 'unseen') => {
  const isTooLate = attempt.finished.possible.includes(true);
  if (outcome === 'unseen') answered.given += 1;
  if (outcome === 'seen' && isTooLate) return;
  if (outcome === 'seen') answered.confirmed += 1;
  chose<string | undefined>(answered, value, outcome);
};

/** Finds the alternative, and what its press is known by. */
async function aboutToChoose(
  world: World,
  tab: Tab,
  { at, alternative }: { at: number; alternative: number },
) {
  const question = await standAtPage(world, tab, at);
  const radio = tab.page.getByRole('radio').nth(alternative);
  if (await radio.isDisabled()) throw new NoWay('its attempts are used up');
  if (await radio.isChecked()) throw new NoWay('it is chosen already');
  return { question, radio, value: (await radio.getAttribute('value')) ?? '' };
}

async function aboutToWrite(world: World, tab: Tab) {
  const question = await standAtPage(world, tab, lastPage);
  const text = `Resposta ${world.nextName()}`;
  return { question, text };
}

const told = ({ attemptId, page }: Asked, value: string, { possible }: Answered) =>
  `${attemptId}/${page} "${value}": ${possible.length === 1 && possible[0] === value ? 'seen' : 'not seen'}`;

/** What a person does in an exercise. */
export const exerciseActs: Acts<
  'begin' | 'choose' | 'chooseAndClose' | 'write' | 'writeAndClose' | 'turn' | 'comeBack' | 'finish'
> = {
  begin: async (world, tab, { press }) => {
    if (press === 'inTwoTabs' && world.tabs.length < 2) await world.open();
    const tabs = press === 'inTwoTabs' ? world.tabs : [tab];
    const ready = await Promise.all(
      tabs.map(async (one) => ({ one, button: await aboutToBegin(world, one) })),
    );
    world.ledger.begun += 1;
    await Promise.all(ready.map(({ button }) => (press === 'twice' ? button.dblclick() : button.click())));
    const begun = await Promise.all(ready.map(({ one }) => hasBegun(world, one)));
    return `${begun.filter(Boolean).length} of ${begun.length} seen`;
  },
  choose: async (world, tab, step) => {
    const { question, radio, value } = await aboutToChoose(world, tab, step);
    const before = await waitingAnswers(tab);
    gave(question, value, 'unseen');
    await radio.click();
    // Judged by the server, or counted among what waits.
    const verdict = tab.page.getByText(/^Resposta (in)?correta/);
    const isConfirmed = await becomesTrue(
      async () =>
        ((await verdict.isVisible()) && (await radio.isChecked())) || (await waitingAnswers(tab)) > before,
    );
    if (isConfirmed) gave(question, value, 'seen');
    return told(question, value, question.answered);
  },
  chooseAndClose: async (world, tab, step) => {
    const { question, radio, value } = await aboutToChoose(world, tab, step);
    gave(question, value, 'unseen');
    await radio.click({ noWaitAfter: true });
    await world.close(tab);
    return `${told(question, value, question.answered)}, and away`;
  },
  write: async (world, tab) => {
    const { question, text } = await aboutToWrite(world, tab);
    gave(question, text, 'unseen');
    await field(tab).fill(text);
    // It is recorded after a pause.
    await passed(1000);
    const isSaved = await isSeen(tab.page.getByText(/^Salvo às|[Ss]alvo neste aparelho/));
    if (isSaved) gave(question, text, 'seen');
    return told(question, text, question.answered);
  },
  writeAndClose: async (world, tab) => {
    const { question, text } = await aboutToWrite(world, tab);
    gave(question, text, 'unseen');
    await field(tab).fill(text);
    await world.close(tab);
    return `${told(question, text, question.answered)}, and away`;
  },
  turn: async (world, tab, { to }) => {
    await standAtQuestion(world, tab);
    const { attemptId, page } = await turn(world, tab, to);
    return `to ${attemptId}/${page}`;
  },
  comeBack: async (world, tab) => {
    const { page: number } = await standAtQuestion(world, tab);
    const { page } = tab;
    await page.getByRole('link', { name: `Voltar: ${world.ground.title}` }).click();
    // Of several tabs another one, also one that is closed by now, may be where this device was last.
    const where = world.opened() === 1 ? `Continuar da questão ${number}` : /^Continuar da questão/;
    await page.getByRole('link', { name: where }).click();
    const { attemptId, page: at } = await asked(world, tab);
    return `away and back at ${attemptId}/${at}`;
  },
  finish: async (world, tab) => {
    const { attemptId, attempt } = await standAtPage(world, tab, lastPage);
    const { page } = tab;
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    chose(attempt.finished, true, 'unseen');
    await question.getByRole('button', { name: 'Finalizar' }).dblclick();
    const answers = page.getByRole('heading', { level: 1, name: /^Respostas/ });
    const isDone = await isSeen(answers.or(page.getByRole('heading', { name: 'Finalizando…' })));
    if (isDone) chose(attempt.finished, true, 'seen');
    return `${attemptId}: ${isDone ? 'seen' : 'not seen'}`;
  },
};
