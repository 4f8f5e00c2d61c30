import { hasSaved, mayHaveSaved, positionIn } from './position.ts';
import { NoWay, type Tab } from './tab.ts';
import type { World } from './world.ts';

const playerOf = (world: World, { page }: Tab) => page.getByRole('region', { name: world.ground.title });

/** Lets the medium run at this speed, if it does not run already. */
export async function beginStudy(world: World, tab: Tab, speed: string): Promise<void> {
  const player = playerOf(world, tab);
  await player.getByLabel('Velocidade').selectOption(speed);
  tab.study ??= { least: 0, most: 0, slowest: Number(speed), fastest: Number(speed) };
  tab.study.slowest = Math.min(tab.study.slowest, Number(speed));
  tab.study.fastest = Math.max(tab.study.fastest, Number(speed));
  if (tab.running && (await isRunning(world, tab))) return;
  mayStop(world, tab);
  const from = world.clock.now();
  world.ledger.studiedIn.add(tab.name);
  mayHaveSaved(world, await positionIn(world, tab));
  // Until it is seen to run, it may have run since it was pressed.
  tab.running = { from, to: Number.POSITIVE_INFINITY };
  await player.getByRole('button', { name: 'Reproduzir' }).first().click();
  await player.getByRole('button', { name: 'Pausar' }).waitFor();
  // A medium that is still on its way says so: it counts from where it begins.
  await player.getByText('Carregando...').waitFor({ state: 'hidden' });
  tab.running.to = world.clock.now();
}

/**
 * Lets so many seconds of study pass in all tabs. A medium that fails or ends meanwhile, or waits for its data, stops by itself, and
 * shows it: then no more was studied for certain than before.
 */
export async function study(world: World, seconds: number): Promise<void> {
  const begun = world.clock.now();
  const waited = new Set<Tab>();
  for (const tab of world.tabs) if (await isWaiting(world, tab)) waited.add(tab);
  await world.clock.run(seconds);
  for (const tab of world.tabs) {
    const hasRun = !waited.has(tab) && (await isRunning(world, tab)) && !(await isWaiting(world, tab));
    if (!hasRun) mayStop(world, tab, begun);
  }
}

/** Whether the player says that its medium runs; its controls may be out of sight. */
const isRunning = async (world: World, tab: Tab): Promise<boolean> =>
  (await playerOf(world, tab).getByRole('button', { name: 'Pausar', includeHidden: true }).count()) > 0;

/** Whether the page says that its medium waits for its data, or that another window counts: that counts nothing. */
const isWaiting = async (world: World, tab: Tab): Promise<boolean> =>
  (await playerOf(world, tab).getByText('Carregando...').count()) > 0 ||
  (await tab.page.getByText('Este conteúdo está aberto em outra janela').count()) > 0;

/** Stops the medium. @throws when nothing runs */
export async function pauseStudy(world: World, tab: Tab): Promise<void> {
  if (!tab.running) throw new NoWay('nothing runs');
  const player = playerOf(world, tab);
  const before = await positionIn(world, tab);
  await stop(world, tab, async () => {
    // The controls of a medium that runs are out of sight until the pointer moves over it.
    await player.hover();
    await player.getByRole('button', { name: 'Pausar' }).click();
  });
  await player.getByRole('button', { name: 'Reproduzir' }).first().waitFor();
  hasSaved(world, tab, before, await positionIn(world, tab));
}

/**
 * Leaves the content in this way; what was studied since it was opened is complete. A page that is led away saves its
 * position for certain; a tab that is closed may be gone before.
 */
export async function endStudy(
  world: World,
  tab: Tab,
  leave: () => Promise<unknown>,
  saves: 'certainly' | 'perhaps' = 'certainly',
): Promise<void> {
  // A player that shows 0 perhaps does not stand yet where it resumes.
  const before = world.ledger.studiedIn.has(tab.name)
    ? (await positionIn(world, tab)) || undefined
    : undefined;
  const speed = tab.running ? (tab.study?.fastest ?? 1) : 0;
  const begun = performance.now();
  let hasLeft = false;
  try {
    await stop(world, tab, leave);
    hasLeft = true;
  } finally {
    const after = before === undefined ? undefined : before + ((performance.now() - begun) / 1000) * speed;
    if (hasLeft && saves === 'certainly') hasSaved(world, tab, before, after);
    else mayHaveSaved(world, before, after);
    // What stopped by itself, as it does where the session is over, may have saved any second since it was looked at.
    if (before === undefined && tab.shown) {
      const passed = ((world.clock.now() - tab.shown.at) / 1000) * speed;
      mayHaveSaved(world, tab.shown.seconds, tab.shown.seconds + passed);
    }
    tab.shown = undefined;
    if (tab.study) world.ledger.studies.push(tab.study);
    tab.study = undefined;
  }
}

/** Whatever `how` ends with, the medium may have stopped at any time since it began. */
async function stop(world: World, tab: Tab, how: () => Promise<unknown>): Promise<void> {
  const { running } = tab;
  const before = world.clock.now();
  let hasStopped = false;
  try {
    await how();
    hasStopped = true;
  } finally {
    if (running === tab.running) mayStop(world, tab, before);
    if (hasStopped) tab.running = undefined;
  }
}

/** Since then the medium may have stopped by itself, as it does where its page learns that the session is over. */
export function mayStop({ clock }: World, tab: Tab, since = clock.now()): void {
  const { running, study } = tab;
  if (!running || !study) return;
  study.most += Math.ceil((clock.now() - running.from) / 1000) + 1;
  study.least += Math.max(0, Math.floor((since - running.to) / 1000) - 1);
  tab.running = { from: clock.now(), to: Number.POSITIVE_INFINITY };
}
