import type { BrowserContext, Page, Request } from '@playwright/test';
import { people as seeded } from '../../../../packages/sandbox/src/seed/named-people.ts';
import { actsOnDevice } from '../device.ts';
import { password, people } from '../people.ts';
import { groundOf } from './ground.ts';
import { emptyLedger } from './ledger.ts';
import type { Server } from './server.ts';
import { endStudy, pauseStudy } from './study.ts';
import { closeTab, NoWay, openIn, patience, standAt, type Tab } from './tab.ts';
import type { World } from './world.ts';

/** What waits has to arrive within this time, in ms, once the network is good. */
export const arrival = 30_000;

/** What a journey of this name has to do with: a window, a server, and what the person knows of both. */
export function worldOf(context: BrowserContext, server: Server, seed: string): World {
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
    opened: () => opened,
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
      const tab: Tab = {
        name: `tab ${opened}`,
        page,
        study: undefined,
        running: undefined,
        shown: undefined,
      };
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
