import type { Acts } from './act.ts';
import { exerciseActs } from './exercise-acts.ts';
import { chose } from './ledger.ts';
import { packageActs } from './package-acts.ts';
import type { Step } from './plan.ts';
import { mayHaveSaved, positionIn } from './position.ts';
import { beginStudy, endStudy, mayStop, pauseStudy, study } from './study.ts';
import { isSeen, NoWay, openPanel, standAt, type Tab } from './tab.ts';
import type { World } from './world.ts';

const itemWith = ({ page }: Tab, text: string) => page.getByRole('listitem').filter({ hasText: text });

const fillNote = async (world: World, tab: Tab) => {
  const text = `Anotação ${world.nextName()}`;
  await standAt(tab, world.ground.path);
  await (await openPanel(tab, 'Anotações', 'Nova anotação')).fill(text);
  return text;
};
const fillDoubt = async (world: World, tab: Tab) => {
  const title = `Dúvida ${world.nextName()}`;
  await standAt(tab, world.ground.path);
  await (await openPanel(tab, 'Dúvidas', 'Título da dúvida')).fill(title);
  await tab.page.getByLabel('Descrição da dúvida').fill('Como se faz na prática?');
  return title;
};
const saveNote = ({ page }: Tab) => page.getByRole('button', { name: 'Salvar anotação' });
const sendDoubt = ({ page }: Tab) => page.getByRole('button', { name: 'Enviar dúvida' });

/** Writes a text, presses the button and looks whether it stands in the list. */
async function write(tab: Tab, text: string, list: World['ledger']['notes'], press: () => Promise<void>) {
  const written: World['ledger']['notes'][number] = { fate: 'perhaps', texts: [text] };
  list.push(written);
  await press();
  if (!(await isSeen(itemWith(tab, text)))) return `"${text}" was not seen`;
  written.fate = 'kept';
  return `"${text}" was seen`;
}

/** A note that the server has, as this tab shows it. */
async function ownNote(world: World, tab: Tab, button: string) {
  await standAt(tab, world.ground.path);
  await openPanel(tab, 'Anotações', 'Nova anotação');
  for (const written of world.ledger.notes) {
    const [text] = written.texts;
    if (written.fate !== 'kept' || written.texts.length !== 1 || !text) continue;
    const item = itemWith(tab, text);
    if (await item.getByRole('button', { name: button }).isVisible()) return { written, item, text };
  }
  throw new NoWay('no note that could be changed');
}

/** What a person does on the page, each act as far as its own answer. */
export const acts: Acts<Exclude<Step['kind'], 'sky' | 'open' | 'close' | 'reload'>> = {
  ...exerciseActs,
  ...packageActs,
  note: async (world, tab, { press }) => {
    const text = await fillNote(world, tab);
    const save = saveNote(tab);
    return write(tab, text, world.ledger.notes, () => (press === 'once' ? save.click() : save.dblclick()));
  },
  doubt: async (world, tab) => {
    const title = await fillDoubt(world, tab);
    return write(tab, title, world.ledger.doubts, () => sendDoubt(tab).click());
  },
  noteAndClose: async (world, tab) => {
    const text = await fillNote(world, tab);
    world.ledger.notes.push({ fate: 'perhaps', texts: [text] });
    await saveNote(tab).click({ noWaitAfter: true });
    await world.close(tab);
    return `"${text}" and away`;
  },
  doubtAndClose: async (world, tab) => {
    const title = await fillDoubt(world, tab);
    world.ledger.doubts.push({ fate: 'perhaps', texts: [title] });
    await sendDoubt(tab).click({ noWaitAfter: true });
    await world.close(tab);
    return `"${title}" and away`;
  },
  edit: async (world, tab) => {
    const { written, item, text } = await ownNote(world, tab, 'Editar');
    // A change that was not sent before is open again.
    const cancel = tab.page.getByRole('listitem').getByRole('button', { name: 'Cancelar' });
    while ((await cancel.count()) > 0) await cancel.first().click();
    const next = `Anotação ${world.nextName()}`;
    await item.getByRole('button', { name: 'Editar' }).click();
    await tab.page.getByRole('listitem').getByLabel('Texto da anotação').fill(next);
    written.texts.push(next);
    await tab.page.getByRole('button', { name: 'Salvar', exact: true }).click();
    const isDone = await isSeen(itemWith(tab, next).getByRole('button', { name: 'Editar' }));
    if (isDone) written.texts = [next];
    return `"${text}" into "${next}": ${isDone ? 'seen' : 'not seen'}`;
  },
  remove: async (world, tab) => {
    const { written, item, text } = await ownNote(world, tab, 'Apagar');
    await item.getByRole('button', { name: 'Apagar' }).click();
    const question = tab.page.getByRole('alertdialog');
    written.fate = 'perhapsGone';
    await question.getByRole('button', { name: 'Apagar' }).click();
    const isDone = await item.waitFor({ state: 'detached' }).then(
      () => true,
      () => false,
    );
    if (isDone) written.fate = 'gone';
    else await question.getByRole('button', { name: 'Cancelar' }).click();
    return `"${text}": ${isDone ? 'gone' : 'still there'}`;
  },
  rate: async (world, tab, { stars }) => {
    await standAt(tab, world.ground.path);
    const message = `Opinião ${world.nextName()}`;
    await (await openPanel(tab, 'Avaliações', 'Mensagem')).fill(message);
    await tab.page
      .getByRole('radio', { name: new RegExp(`^${stars} `) })
      .first()
      .check({ force: true });
    chose(world.ledger.rating, message, 'unseen');
    await tab.page.getByRole('button', { name: /^(Avaliar|Alterar avaliação)$/ }).click();
    const isDone = await isSeen(itemWith(tab, message));
    if (isDone) chose(world.ledger.rating, message, 'seen');
    return `${stars} "${message}": ${isDone ? 'seen' : 'not seen'}`;
  },
  like: async (world, tab) => {
    await standAt(tab, world.ground.path);
    await openPanel(tab, 'Avaliações', 'Mensagem');
    const button = tab.page
      .getByRole('listitem')
      .filter({ hasNotText: world.person.name, hasText: world.likedName })
      .getByRole('button', { name: /^Curtir/ });
    const isLiked = (await button.getAttribute('aria-pressed')) !== 'true';
    chose(world.ledger.liked, isLiked, 'unseen');
    await button.click();
    const isDone = await isSeen(button.and(tab.page.locator(`[aria-pressed="${isLiked}"]`)));
    if (isDone) chose(world.ledger.liked, isLiked, 'seen');
    return `${isLiked ? 'on' : 'off'}: ${isDone ? 'seen' : 'not seen'}`;
  },
  enrol: async (world, tab) => {
    await endStudy(world, tab, () => standAt(tab, `/student/course/${world.ground.otherCourse}`));
    const enrol = tab.page.getByRole('button', { name: 'Matricular-se' });
    const quit = tab.page.getByRole('button', { name: 'Sair do treinamento' });
    await enrol.or(quit).first().waitFor();
    const isEnrolling = await enrol.isVisible();
    chose(world.ledger.enrolled, isEnrolling, 'unseen');
    await (isEnrolling ? enrol : quit).click();
    const question = tab.page.getByRole('alertdialog');
    if (!isEnrolling) await question.getByRole('button', { name: 'Sair do treinamento' }).click();
    const isDone = await isSeen(isEnrolling ? quit : enrol);
    if (isDone) chose(world.ledger.enrolled, isEnrolling, 'seen');
    else if (!isEnrolling) await question.getByRole('button', { name: 'Cancelar' }).click();
    return `${isEnrolling ? 'in' : 'out'}: ${isDone ? 'seen' : 'not seen'}`;
  },
  play: async (world, tab, { speed, seconds }) => {
    await standAt(tab, world.ground.path);
    await beginStudy(world, tab, speed);
    const before = await positionIn(world, tab);
    await study(world, seconds);
    mayHaveSaved(world, before, await positionIn(world, tab));
    return `${seconds} s at ${speed}`;
  },
  pause: async (world, tab) => {
    await pauseStudy(world, tab);
    return 'paused';
  },
  skip: async (world, tab) => {
    await standAt(tab, world.ground.path);
    const region = tab.page.getByRole('region', { name: world.ground.title });
    world.ledger.studiedIn.add(tab.name);
    const before = await positionIn(world, tab);
    await region.hover();
    await region.getByRole('button', { name: 'Avançar 10 segundos' }).click();
    mayHaveSaved(world, before, await positionIn(world, tab));
    // The medium may not have reached it yet.
    if (before !== undefined) mayHaveSaved(world, before + 10);
    return 'ten seconds on';
  },
  wander: async (world, tab) => {
    await standAt(tab, world.ground.path);
    await endStudy(world, tab, async () => {
      await tab.page.getByRole('link', { name: 'Decola: ir para o início' }).click();
      await tab.page.waitForURL(/dashboard/);
    });
    await tab.page.goBack();
    return 'away and back';
  },
  expire: async (world) => {
    world.expire();
    for (const tab of world.tabs) mayStop(world, tab);
    return 'the session is over';
  },
  signOut: async (world, tab) => {
    await world.settle();
    await tab.page.getByRole('button', { name: `Menu de ${world.person.name}` }).click();
    await tab.page.getByRole('menuitem', { name: 'Sair' }).click();
    await tab.page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();
    await tab.page.waitForURL(/\/student\/home/);
    await world.signInWhereAsked(tab);
    return 'out and in again';
  },
};
