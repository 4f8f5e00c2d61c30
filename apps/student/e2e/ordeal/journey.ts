import type { Browser, BrowserContext, Request } from '@playwright/test';
import { people as seeded } from '../../../../packages/sandbox/src/seed/named-people.ts';
import { acts } from './acts.ts';
import { endAs, finishStudied, resumeAtLast } from './ending.ts';
import type { Finding } from './finding.ts';
import { judge } from './judge.ts';
import { planOf, type Step } from './plan.ts';
import { look, type Server } from './server.ts';
import { endStudy } from './study.ts';
import { NoWay, openIn, type Tab } from './tab.ts';
import type { World } from './world.ts';
import { worldOf } from './world-of.ts';

/** How a journey went. */
export type Outcome = {
  findings: readonly Finding[];
  log: readonly string[];
  /** How often each kind of step was done, and how often it could not be. */
  done: Partial<Record<Step['kind'], number>>;
  impossible: number;
};

/** No journey takes longer than this, in ms. */
const limit = 120_000;

/** Runs one journey of this name in a browser, against a server that begins anew, and judges it. */
export async function runJourney(browser: Browser, server: Server, seed: string): Promise<Outcome> {
  const plan = planOf(seed);
  const log: string[] = [];
  const done: Outcome['done'] = {};
  let impossible = 0;
  const stuck: Finding[] = [];
  // What a bad network or an ended session left on a page may stand in the way of a later step.
  let isUntroubled = true;
  server.sandbox.restart('student');
  server.weather.begin(seed);
  const context = await signedInContext(browser, server);
  const world = worldOf(context, server, seed);
  const begun = performance.now();
  const tell = (line: string) => log.push(`${((performance.now() - begun) / 1000).toFixed(1)} s  ${line}`);

  tellCalls(context, tell);

  const takeStep = async (step: Step) => {
    const tab = world.tabs[step.tab % world.tabs.length] ?? (await world.open());
    const line = `${tab.name} ${Object.values({ ...step, tab: '' })
      .join(' ')
      .trim()}`;
    if (step.kind === 'expire' || (step.kind === 'sky' && step.sky !== 'fair')) isUntroubled = false;
    try {
      tell(`${line}: ${await doStep(world, tab, step)}`);
      done[step.kind] = (done[step.kind] ?? 0) + 1;
    } catch (error) {
      impossible += 1;
      tell(`${line}: no way, ${reasonOf(error)}`);
      if (isUntroubled && !(error instanceof NoWay))
        stuck.push({ kind: 'stuck', what: `${line} in fair weather: ${reasonOf(error)}` });
    }
    await readProgress(world);
  };
  const work = async (): Promise<readonly Finding[]> => {
    await world.open();
    for (const step of plan.steps) await takeStep(step);
    tell(`the end: ${plan.ending}`);
    await endAs(world, plan.ending);
    await server.weather.calm();
    await world.settle();
    await finishStudied(world, server.sandbox, tell);
    await resumeAtLast(world);
    await server.weather.calm();
    return [...stuck, ...judge(world, server.sandbox)];
  };
  try {
    return { findings: await Promise.race([work(), tooLong()]), log, done, impossible };
  } catch (error) {
    tell(`stopped: ${error instanceof Error ? error.message : error}`);
    const unsettled: Finding = { kind: 'lost', what: `never settled: ${reasonOf(error)}` };
    return { findings: [unsettled, ...stuck, ...judge(world, server.sandbox)], log, done, impossible };
  } finally {
    await context.close();
    await server.weather.calm();
  }
}

async function doStep(world: World, tab: Tab, step: Step): Promise<string> {
  switch (step.kind) {
    case 'sky':
      await world.changeSky(step.sky);
      return 'changed';
    case 'open':
      if (world.tabs.length >= 2) throw new NoWay('two tabs are open');
      await world.open();
      return 'opened';
    case 'close':
      await world.close(tab);
      return 'closed';
    case 'reload':
      await endStudy(world, tab, () => openIn(tab.page));
      return 'reloaded';
    default:
      await world.signInWhereAsked(tab);
      // Each act takes the step of its own kind.
      return (acts[step.kind] as (world: World, tab: Tab, step: Step) => Promise<string>)(world, tab, step);
  }
}

/** Writes down what became of each write, as the browser saw it. */
function tellCalls(context: BrowserContext, tell: (line: string) => void): void {
  const line = (request: Request) => `  ${request.method()} ${new URL(request.url()).pathname}`;
  const isWrite = (request: Request) => request.method() !== 'GET' && request.url().includes('/api/');
  context.on('response', (answer) => {
    if (isWrite(answer.request())) tell(`${line(answer.request())}: ${answer.status()}`);
  });
  context.on('requestfailed', (request) => {
    if (isWrite(request)) tell(`${line(request)}: ${request.failure()?.errorText}`);
  });
}

/** The most that a tab shows of the content's progress. */
async function readProgress({ tabs, ground, ledger }: World): Promise<void> {
  for (const { page } of tabs) {
    if (!page.url().endsWith(ground.path)) continue;
    const bar = page.getByRole('progressbar', { name: 'Progresso do conteúdo' });
    const shown = await bar.getAttribute('aria-valuenow', { timeout: 50 }).catch(() => null);
    ledger.shownProgress = Math.max(ledger.shownProgress, Number(shown ?? 0));
  }
}

/** A window of somebody who signed in a while ago. */
async function signedInContext(browser: Browser, server: Server): Promise<BrowserContext> {
  const { url, sandbox, storage } = server;
  const ana = sandbox.store.get('people', seeded.ana);
  if (!ana) throw new Error('Nobody to sign in');
  const context = await browser.newContext({ ...look, baseURL: url, storageState: storage });
  await context.clock.install();
  const [cookie = ''] = (sandbox.world.sessions.open(ana).get('set-cookie') ?? '').split(';');
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  return context;
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 2).join(' ').slice(0, 200);

const tooLong = () =>
  new Promise<never>((_, stop) =>
    setTimeout(() => stop(new Error(`took more than ${limit / 1000} s`)), limit).unref(),
  );
