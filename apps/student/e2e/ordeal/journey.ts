import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { hasReachedMinimum } from '@student/domain';
import { people as seeded } from '../../../../packages/sandbox/src/seed/named-people.ts';
import { actsOnDevice } from '../device.ts';
import { password, people } from '../people.ts';
import { acts } from './acts.ts';
import { groundOf } from './ground.ts';
import { type Finding, judge } from './judge.ts';
import { emptyLedger } from './ledger.ts';
import { type Plan, planOf, type Step } from './plan.ts';
import { look, type Server } from './server.ts';
import { endStudy, pauseStudy } from './study.ts';
import { closeTab, NoWay, openIn, patience, standAt, type Tab } from './tab.ts';
import type { World } from './world.ts';

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
/** What waits has to arrive within this time, in ms, once the network is good. */
const arrival = 30_000;

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
    await end(world, plan.ending);
    await server.weather.calm();
    await world.settle();
    await finishStudied(world, server.sandbox, tell);
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

async function end(world: World, ending: Plan['ending']) {
  await world.changeSky('fair');
  for (const tab of [...world.tabs]) {
    if (ending === 'reopen') await world.close(tab);
    if (ending === 'reload') await endStudy(world, tab, () => openIn(tab.page, '/student/dashboard'));
  }
  if (world.tabs.length === 0) await world.open('/student/dashboard');
  await world.settle();
}

function worldOf(context: BrowserContext, server: Server, seed: string): World {
  const { sandbox, weather } = server;
  const { ground, likedName } = groundOf(sandbox.store, seeded.ana, seed);
  let names = 0;
  let opened = 0;
  let jumped = 0;
  let isOffline = false;
  const isCalling = watchCalls(context);
  const world: World = {
    context,
    person: { id: seeded.ana, ...people.ana },
    ground,
    likedName,
    ledger: emptyLedger(),
    tabs: [],
    clock: {
      now: () => performance.now() + jumped,
      run: async (seconds) => {
        const until = performance.now() + patience;
        while (world.isCalling() && performance.now() < until)
          await new Promise((passed) => setTimeout(passed, 20));
        await context.clock.runFor(seconds * 1000);
        jumped += seconds * 1000;
      },
      jump: async (seconds) => {
        await context.clock.fastForward(seconds * 1000);
        jumped += seconds * 1000;
      },
    },
    isCalling: () => world.tabs.some(({ page }) => isCalling(page)),
    nextName: () => {
      names += 1;
      return `n${names}-${seed}`;
    },
    open: async (path = ground.path) => {
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      opened += 1;
      const tab: Tab = { name: `tab ${opened}`, page, study: undefined, running: undefined };
      world.tabs.push(tab);
      await openIn(page, path).catch(() => undefined);
      return tab;
    },
    close: async (tab) => {
      world.tabs.splice(world.tabs.indexOf(tab), 1);
      await endStudy(world, tab, () => closeTab(tab), 'perhaps');
    },
    changeSky: async (sky) => {
      isOffline = sky === 'offline';
      if (sky !== 'offline') weather.change(sky);
      await context.setOffline(isOffline);
    },
    expire: () => {
      for (const { id } of sandbox.store.list('sessions')) sandbox.store.remove('sessions', id);
    },
    signInWhereAsked: async (tab) => {
      const { page } = tab;
      const over = page.getByRole('dialog', { name: 'Faça seu login novamente.' });
      const isHome = new URL(page.url(), 'http://x').pathname === '/student/home';
      if (!isHome && !(await over.isVisible())) return;
      if (isOffline) throw new NoWay('nobody can sign in without a network');
      await world.changeSky('fair');
      if (isHome) await endStudy(world, tab, async () => undefined);
      const panel = page.getByRole('dialog', { name: /Acesse sua conta|Faça seu login novamente/ });
      const enter = page.getByRole('banner').getByRole('button', { name: 'Entrar' });
      // The panel may come by itself, a moment after the page: then the button is behind it.
      if (isHome) {
        await panel.or(enter).first().waitFor();
        if (!(await panel.isVisible())) await enter.click({ timeout: 1000 }).catch(() => undefined);
        // Or somebody has signed in in another tab meanwhile, and this one has followed.
        const menu = page.getByRole('button', { name: `Menu de ${world.person.name}` });
        await panel.or(menu).first().waitFor();
        if (!(await panel.isVisible())) return;
      }
      await panel.getByLabel('CPF ou e-mail').fill(world.person.login);
      await panel.getByLabel(/^Senha/).fill(password);
      await panel.getByRole('button', { name: 'Entrar' }).click();
      await panel.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `Menu de ${world.person.name}` }).waitFor();
    },
    settle: async () => {
      await world.changeSky('fair');
      for (const tab of world.tabs) {
        tab.page.setDefaultTimeout(arrival);
        if (!tab.page.url().startsWith(server.url)) await standAt(tab, '/student/dashboard');
        // Whatever stands there: a page, or a dialog over one.
        await tab.page.getByRole('banner').or(tab.page.getByRole('dialog')).first().waitFor();
        await world.signInWhereAsked(tab);
        tab.page.setDefaultTimeout(patience);
        if (tab.running) await pauseStudy(world, tab).catch(() => awayFrom(world, tab));
      }
      await arriveAll(world);
    },
  };
  return world;
}

const awayFrom = (world: World, tab: Tab) =>
  endStudy(world, tab, () => openIn(tab.page, '/student/dashboard'));

/** Lets time pass until nothing waits on the device any more, signing in where that is asked for. */
async function arriveAll(world: World): Promise<void> {
  const until = performance.now() + arrival;
  for (;;) {
    const [first] = world.tabs;
    if (!first) throw new Error('No tab is open');
    const waiting = await actsOnDevice(first.page);
    if (waiting.length === 0) return;
    if (performance.now() > until) throw new Error(await waitingIn(world, waiting));
    for (const tab of world.tabs) await world.signInWhereAsked(tab);
    if (!world.isCalling()) await world.clock.jump(30);
    await new Promise((passed) => setTimeout(passed, 100));
  }
}

/** What still waits, where each tab stands, and what has the locks of the outbox. */
async function waitingIn({ tabs }: World, waiting: readonly string[]): Promise<string> {
  const places = tabs.map(async ({ name, page }) => {
    const told = await page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      const left = Object.entries(localStorage).filter(([key]) => key.includes('/left/'));
      return JSON.stringify({ held, pending, left, isHidden: document.hidden });
    });
    return `${name} at ${new URL(page.url()).pathname}: ${told}`;
  });
  return `still waiting: ${waiting.join(', ')}\n${(await Promise.all(places)).join('\n')}`;
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

/** Tells of a page whether a call of its document has no answer yet. */
function watchCalls(context: BrowserContext): (page: Page) => boolean {
  const calls = new WeakMap<Page, Set<Request>>();
  context.on('page', (page) => {
    const open = new Set<Request>();
    calls.set(page, open);
    page.on('request', (request) => {
      if (request.url().includes('/api/')) open.add(request);
    });
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    // Of a document that is gone nobody hears.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) open.clear();
    });
  });
  return (page) => (calls.get(page)?.size ?? 0) > 0;
}

/** Whoever has studied enough finishes in a page that shows the content, at the latest once it is opened again. */
async function finishStudied(
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
