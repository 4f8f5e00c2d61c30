/**
 * Lists over 2 000 courses and 2 000 course tracks on a processor at a quarter of its speed: the longest task of the page's main thread
 * while it is scrolled from top to end, shows more, filters and turns pages. A task on the clock (the `longtask` entries of the browser)
 * holds whatever else the machine does meanwhile; what the thread itself computed in it does not, so both are told.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { serve } from '../../packages/sandbox/src/serve.ts';
import { findBrowser } from '../browser.mjs';
import { builds, make } from '../builds.mjs';
import { giveUp } from '../setup.mjs';
import { commonTerm, growTo, longTrack, rareTerm } from './many-rows.ts';
import { signedIn } from './pages.mjs';

const rowsOfEach = 2000;
/** The longest that a task may take, in ms. */
const most = 50;

/** What somebody does on a list, by name. */
const scroll = { name: 'scroll', run: scrollToEnd };
const type = (term, where = 'main') => ({
  name: `type '${term}'`,
  run: (page) => typeInto(page, where, term),
});
const press = (name, find) => ({ name, run: (page) => pressOnce(page, find(page)) });
const nextPage = press('turn a page', (page) =>
  page.getByRole('main').getByRole('link', { name: 'Página 2', exact: true }).last(),
);
const showMore = {
  name: "press 'Mostrar mais' 10 times",
  run: async (page) => {
    for (let time = 0; time < 10; time += 1) {
      const more = page.getByRole('button', { name: /^Mostrar mais/ }).first();
      if (time > 0 && (await more.count()) === 0) return;
      await pressOnce(page, more);
    }
  },
};

/** Each list: its address, and what is done there, in this order. */
const lists = [
  {
    name: 'tracks',
    path: '/student/details-course-tracks',
    acts: [
      scroll,
      showMore,
      nextPage,
      type(commonTerm),
      press("choose 'Pendentes'", (page) => page.getByText('Pendentes', { exact: true })),
    ],
  },
  {
    name: 'one track of 1 940 courses',
    path: `/student/details-course-tracks/${longTrack}`,
    acts: [scroll, showMore, scroll],
  },
  {
    name: 'courses of schools',
    path: '/student/details-courses',
    acts: [
      scroll,
      nextPage,
      type(commonTerm),
      press("choose 'Matriculados'", (page) => page.getByText('Matriculados', { exact: true })),
    ],
  },
  {
    name: 'a school',
    path: '/student/details-courses/2',
    acts: [scroll, nextPage, type(commonTerm)],
  },
  {
    name: 'search',
    path: `/student/search?page=1&limit=20&search=${commonTerm}`,
    acts: [scroll, showMore, nextPage, type(rareTerm, 'banner')],
  },
  {
    name: 'interest',
    path: '/student/interest/1?title=Comunica%C3%A7%C3%A3o',
    acts: [
      scroll,
      nextPage,
      type(commonTerm),
      press("choose 'Em andamento'", (page) =>
        page.getByRole('radiogroup').getByText('Em andamento', { exact: true }),
      ),
    ],
  },
  {
    name: 'dashboard',
    path: '/student/dashboard',
    acts: [
      scroll,
      nextPage,
      type(commonTerm),
      press('choose a school', (page) =>
        page.getByRole('main').getByRole('button', { name: 'Operações', exact: true }),
      ),
    ],
  },
];

/** Measures all lists, or those whose name has `row`, and prints a line for each of what is done there. */
export async function printLists({ rounds, row, profiles }) {
  const app = await make(builds.app);
  if (!app.ok) giveUp(app.output);
  const server = await serve({ port: 0, data: ':memory:' });
  growTo(rowsOfEach, server.sandbox);
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  if (profiles) mkdirSync(profiles, { recursive: true });
  const person = { login: 'ana.souza@decola.com.br', password: 'Decola@2026' };
  const table = await measureLists(browser, {
    base: server.url,
    state: await signedIn(browser, server.url, person),
    rounds,
    only: row,
    tell: (line) => console.error(line),
    traceTo: profiles
      ? (name, traceEvents) =>
          writeFileSync(
            join(profiles, `${name.replaceAll(/\W+/g, '-')}.json`),
            JSON.stringify({ traceEvents }),
          )
      : undefined,
  });
  await browser.close();
  await server.close();
  console.log(
    `Chromium ${browser.version()} at a quarter of its speed; load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores. Longest task in ms: on the clock, and (computed), of each round.\n`,
  );
  for (const { list, act, rounds: seen } of table) {
    const each = seen.map(({ longest, computed }) => `${longest.toFixed(0)} (${computed.toFixed(0)})`);
    const isOver = Math.min(...seen.map(({ computed }) => computed)) > most;
    console.log(
      `${list.padEnd(27)}${act.padEnd(30)}${each.map((text) => text.padStart(12)).join('')}${isOver ? '  over' : ''}`,
    );
  }
}

/**
 * @param {{ base: string, state: object, rounds: number, only?: string, tell: (line: string) => void, traceTo?: (name: string, events: object[]) => void }} options
 * @returns {Promise<{ list: string, act: string, rounds: { longest: number, computed: number, over: number }[] }[]>} in ms
 */
async function measureLists(browser, { base, state, rounds, only, tell, traceTo }) {
  const rows = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, path, acts } of lists) {
      if (only && !name.includes(only)) continue;
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState: state,
      });
      const page = await context.newPage();
      await page.addInitScript(observeTasks);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(base + path, { waitUntil: 'load', timeout: 120_000 });
      await settled(page);
      for (const act of [{ name: 'nothing', run: () => page.waitForTimeout(1500) }, ...acts]) {
        const key = `${name}\n${act.name}`;
        const seen = await during(browser, page, () => act.run(page), Boolean(traceTo));
        tell(
          `${name}: ${act.name}: ${seen.missed ?? `${seen.longest.toFixed(0)} (${seen.computed.toFixed(0)}: ${seen.parts})`}`,
        );
        if (seen.events) traceTo?.(`${name} ${act.name}`, seen.events);
        const row = rows.get(key) ?? { list: name, act: act.name, rounds: [] };
        row.rounds.push({ longest: seen.longest, computed: seen.computed, over: seen.over });
        rows.set(key, row);
      }
      await context.close();
    }
  }
  return [...rows.values()];
}

function observeTasks() {
  window.tasks = [];
  new PerformanceObserver((list) =>
    window.tasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({
    type: 'longtask',
    buffered: true,
  });
}

/** The tasks of the main thread while something is done and until the page is at rest again. */
async function during(browser, page, act, isProfiled) {
  await page.evaluate(() => {
    window.tasks = [];
  });
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      ...(isProfiled ? ['disabled-by-default-v8.cpu_profiler', 'disabled-by-default-devtools.timeline'] : []),
    ],
  });
  // What is not there to be done is told, and the rest is measured.
  const missed = await act().catch((error) => `not done: ${String(error).split('\n')[0]}`);
  await settled(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const tasks = await page.evaluate(() => window.tasks);
  return {
    missed,
    longest: Math.max(0, ...tasks),
    over: tasks.length,
    ...mostComputed(traceEvents),
    events: isProfiled ? traceEvents : undefined,
  };
}

/** What the thread does within a task, by the names of the browser's trace. */
const kinds = {
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
};

/** The task of a page's main thread that computed most: how much, in ms, and for what. */
function mostComputed(events) {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const own = events.filter(({ ph, pid, tid, tdur }) => ph === 'X' && tdur > 0 && main.has(`${pid} ${tid}`));
  const [task] = own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .sort((one, other) => other.tdur - one.tdur);
  if (!task) return { computed: 0, parts: '' };
  const within = own.filter(
    ({ name, pid, ts, dur }) =>
      kinds[name] && pid === task.pid && ts >= task.ts && ts + dur <= task.ts + task.dur,
  );
  const sums = {};
  const ends = {};
  for (const { name, ts, dur, tdur } of within.sort((one, other) => one.ts - other.ts)) {
    const kind = kinds[name];
    // One within another of its kind is counted already.
    if (ts < (ends[kind] ?? 0)) continue;
    ends[kind] = ts + dur;
    sums[kind] = (sums[kind] ?? 0) + tdur / 1000;
  }
  const parts = Object.entries(sums).map(([kind, time]) => `${kind} ${time.toFixed(0)}`);
  return { computed: task.tdur / 1000, parts: parts.join(', ') };
}

/** Until no call is on its way and nothing has been drawn for a while. */
async function settled(page) {
  await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => {});
  await page.waitForTimeout(1200);
}

/** By the wheel, a third of the window at a time, until the end has come. */
async function scrollToEnd(page) {
  const { width, height } = page.viewportSize();
  await page.mouse.move(width / 2, height / 2);
  const end = await page.evaluate(() => {
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  for (let at = 0; at < Math.min(end, 12_000); at += height / 3) {
    await page.mouse.wheel(0, height / 3);
    await page.waitForTimeout(60);
  }
}

async function typeInto(page, where, term) {
  const field = page.getByRole(where).getByRole('searchbox').last();
  await field.scrollIntoViewIfNeeded();
  await field.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(term, { delay: 90 });
  await page.waitForTimeout(1200);
}

/** By the mouse, where it is, so that nothing of the test runs in the page beside it. */
async function pressOnce(page, what) {
  await what.scrollIntoViewIfNeeded({ timeout: 5000 });
  const box = await what.boundingBox();
  if (!box) throw new Error('It has no place on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(900);
}
