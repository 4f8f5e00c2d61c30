import { hasReachedMinimum } from '@student/domain';
import { resumePackage } from './package-acts.ts';
import type { Plan } from './plan.ts';
import type { Server } from './server.ts';
import { endStudy } from './study.ts';
import { openIn } from './tab.ts';
import type { World } from './world.ts';
import { arrival } from './world-of.ts';

/** Fair weather: the app stays open, is loaded again, or is opened anew. */
export async function endAs(world: World, ending: Plan['ending']) {
  await world.changeSky('fair');
  for (const tab of [...world.tabs]) {
    if (ending === 'reopen') await world.close(tab);
    if (ending === 'reload') await endStudy(world, tab, () => openIn(tab.page, '/student/dashboard'));
  }
  if (world.tabs.length === 0) await world.open('/student/dashboard');
  await world.settle();
}

/** Whoever has studied enough finishes in a page that shows the content, at the latest once it is opened again. */
export async function finishStudied(
  world: World,
  { store }: Server['sandbox'],
  tell: (line: string) => void,
): Promise<void> {
  const isUnfinished = () => {
    const state = store.find('contentStates', { userId: world.person.id, contentId: world.ground.contentId });
    return state && hasReachedMinimum(state.progress) && !state.finishedAt;
  };
  if (!isUnfinished()) return;
  if (!world.tabs.some(({ page }) => page.url().endsWith(world.ground.path))) await world.open();
  const until = performance.now() + arrival;
  while (isUnfinished() && performance.now() < until) {
    // A content that could not be opened says so, and is opened by a press.
    for (const { page } of world.tabs) {
      const again = page.getByRole('button', { name: 'Tentar novamente' }).first();
      if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => undefined);
    }
    if (!world.isCalling()) await world.clock.jump(1);
    await new Promise((passed) => setTimeout(passed, 100));
  }
  if (!isUnfinished()) return;
  for (const { name, page } of world.tabs) {
    const text = await page.getByRole('main').innerText();
    tell(`not finished, ${name} at ${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
  }
}

/** What a tab that was closed had no time to hand over is told when the package is opened again; it resumes where it was left. */
export async function resumeAtLast(world: World): Promise<void> {
  const [tab] = world.tabs;
  if (world.ground.kind !== 'package' || !tab) return;
  await resumePackage(world, tab, arrival);
  await world.settle();
}
