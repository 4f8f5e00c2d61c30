import type { Acts } from './act.ts';
import { chose } from './ledger.ts';
import { becomesTrue, isSeen, NoWay, openIn, patience, standAt, type Tab } from './tab.ts';
import type { World } from './world.ts';

const packageIn = ({ page }: Tab) =>
  page.frameLocator('iframe[title^="Conteúdo interativo"]').frameLocator('iframe');

/** The signs of a package's steps up to the one that it shows. */
const stepsIn = (tab: Tab) => packageIn(tab).locator('#dots .done');

/** Stands at the package, tries again once where the network broke it, and looks at which step it stands. */
async function standAtPackage({ ground }: World, tab: Tab, time = patience): Promise<number> {
  await standAt(tab, ground.path);
  const again = tab.page.getByRole('button', { name: 'Tentar novamente' }).first();
  const shown = stepsIn(tab).first();
  if (!(await isSeen(shown, time))) {
    if (!(await again.isVisible())) throw new NoWay('the package did not come');
    await again.click();
    await shown.waitFor();
  }
  return (await stepsIn(tab).count()) - 1;
}

/** Opens the package anew, and looks whether it resumes where it was left. */
export async function resumePackage(world: World, tab: Tab, time = patience): Promise<number> {
  const { step, forgotten } = world.ledger;
  await openIn(tab.page, world.ground.path);
  const at = await standAtPackage(world, tab, time);
  if (!step.possible.includes(at))
    forgotten.push(`${tab.name} resumes at step ${at} instead of ${step.possible.join(' or ')}`);
  return at;
}

/** Finds the button, and the step to which it leads. */
async function aboutToPress(world: World, tab: Tab, to: 'on' | 'back') {
  const at = await standAtPackage(world, tab);
  const button = packageIn(tab).locator(to === 'on' ? '#next' : '#back');
  if (await button.isDisabled()) throw new NoWay('there is no step more');
  const isLast = to === 'on' && (await button.innerText()) === 'Concluir';
  const step = isLast ? at : at + (to === 'on' ? 1 : -1);
  chose(world.ledger.step, step, 'unseen');
  return { button, step };
}

/** What a person does in a package. Each press tells the host where the package stands. */
export const packageActs: Acts<'press' | 'pressAndClose' | 'resume'> = {
  press: async (world, tab, { to }) => {
    const { button, step } = await aboutToPress(world, tab, to);
    await button.click();
    const isShown = await becomesTrue(async () => (await stepsIn(tab).count()) === step + 1);
    if (isShown) chose(world.ledger.step, step, 'seen');
    return `step ${step}: ${isShown ? 'seen' : 'not seen'}`;
  },
  pressAndClose: async (world, tab) => {
    const { button, step } = await aboutToPress(world, tab, 'on');
    await button.click({ noWaitAfter: true });
    await world.close(tab);
    return `step ${step} and away`;
  },
  resume: async (world, tab) => `at step ${await resumePackage(world, tab)}`,
};
