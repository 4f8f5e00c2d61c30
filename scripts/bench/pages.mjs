/** The rows of docs/performance.md about whole pages on a weak phone and a slow line. */
import { median } from './components.mjs';

/** A five-year-old phone on a bus: 1.6 Mbps down, 0.75 up, 150 ms, a processor at a quarter of its speed. */
async function throttle(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

function observe() {
  window.seen = { lcp: 0, shift: 0, moved: [], blocked: 0, longest: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    window.seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    window.seen.shift += entry.value;
    window.seen.moved.push(
      ...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
    );
  });
  watch('longtask', (entry) => {
    window.seen.blocked += Math.max(0, entry.duration - 50);
    window.seen.longest = Math.max(window.seen.longest, entry.duration);
  });
}

/** Loads a page cold and answers with its paints, shifts and blocked time in ms. */
async function load(browser, url, storageState) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    storageState,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await throttle(session);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 30_000 }).catch(() => {});
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => ({
    ...window.seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  return { seen, page, context };
}

/** What a browser keeps of a person who signed in: the cookie and who it was. */
export async function signedIn(browser, base, { login, password }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${base}/student/home`);
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox').first().fill(login);
  await panel.locator('input[name="password"]').fill(password);
  await panel.locator('button[type="submit"]').click();
  await page.waitForURL('**/student/dashboard');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Landing against the same page in plain React, then the dashboard and typing on it. */
export async function measurePages(browser, { base, plainBase, person, rounds }) {
  const plain = { fcp: [], lcp: [] };
  const ours = { fcp: [], lcp: [], shift: [] };
  const dashboard = { fcp: [], lcp: [], blocked: [], shift: [], typing: [] };
  const state = await signedIn(browser, base, person);
  for (let round = 0; round < rounds; round += 1) {
    const floor = await load(browser, `${plainBase}/landing.html`);
    plain.fcp.push(floor.seen.fcp);
    plain.lcp.push(floor.seen.lcp);
    await floor.context.close();
    const landing = await load(browser, `${base}/student/home`);
    ours.fcp.push(landing.seen.fcp);
    ours.lcp.push(landing.seen.lcp);
    ours.shift.push(landing.seen.shift);
    await landing.context.close();
    const board = await load(browser, `${base}/student/dashboard`, state);
    dashboard.fcp.push(board.seen.fcp);
    dashboard.lcp.push(board.seen.lcp);
    dashboard.blocked.push(board.seen.blocked);
    dashboard.shift.push(board.seen.shift);
    dashboard.typing.push(await typing(board.page));
    await board.context.close();
  }
  const ratio = (name) => median(ours[name].map((value, round) => value / plain[name][round]));
  return [
    {
      name: 'landing FCP',
      unit: 'ms',
      plain: median(plain.fcp),
      ours: median(ours.fcp),
      ratio: ratio('fcp'),
      must: 0.6,
      aim: 0.53,
    },
    {
      name: 'landing LCP',
      unit: 'ms',
      plain: median(plain.lcp),
      ours: median(ours.lcp),
      ratio: ratio('lcp'),
      must: 0.75,
      aim: 0.55,
    },
    { name: 'landing layout shift', unit: '', ours: median(ours.shift), most: 0 },
    { name: 'dashboard FCP', unit: 'ms', ours: median(dashboard.fcp), most: 900 },
    { name: 'dashboard LCP', unit: 'ms', ours: median(dashboard.lcp), most: 1700 },
    { name: 'dashboard blocking time', unit: 'ms', ours: median(dashboard.blocked), most: 100 },
    { name: 'dashboard layout shift', unit: '', ours: median(dashboard.shift), most: 0 },
    {
      name: 'typing in the search field, longest block',
      unit: 'ms',
      ours: median(dashboard.typing),
      most: 50,
    },
  ];
}

async function typing(page) {
  const field = page.getByRole('main').getByRole('searchbox').last();
  await field.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.seen.longest = 0;
  });
  await field.pressSequentially('excel', { delay: 90 });
  await page.waitForTimeout(300);
  return page.evaluate(() => window.seen.longest);
}
