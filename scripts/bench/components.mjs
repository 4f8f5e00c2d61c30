/** The rows of docs/performance.md that compare our components with plain React, in one browser, turn by turn. */

/**
 * Each row: what is prepared and what is measured. Times are what the main thread's own clock counts (script, style, layout
 * and paint of the page, idle not included), at full speed: the same on a quiet and on a busy machine, unlike the time to
 * the painted frame.
 */
export const rows = [
  { name: 'mount 500 cards', must: 1.15, aim: 0.5, measure: (tab) => busy(tab, ['cards', 500]) },
  {
    name: 'update all 500',
    must: 1.15,
    aim: 0.65,
    before: cards,
    measure: (tab) => busy(tab, ['updateCards']),
  },
  { name: 'composed mount, 300', must: 1, aim: 0.9, measure: (tab) => busy(tab, ['composed', 300]) },
  {
    name: 'composed update, 300',
    must: 1.15,
    aim: 1,
    before: (tab) => timed(tab, 'composed', 300),
    measure: (tab) => busy(tab, ['updateComposed']),
  },
  {
    name: 'switch brand',
    must: 1.1,
    aim: 0.5,
    before: cards,
    measure: (tab) => busy(tab, ['brand']),
  },
  {
    name: 'open and close a dialog',
    must: 2.5,
    aim: 1.5,
    measure: (tab) => busy(tab, ['openDialog'], ['closeDialog']),
  },
  {
    name: 'open and close a menu',
    must: 2.4,
    aim: 1.5,
    measure: (tab) => busy(tab, ['openMenu'], ['closeMenu']),
  },
  { name: 'mount 40 fields', must: 1.2, aim: 1.1, measure: (tab) => busy(tab, ['fields', 40]) },
  {
    name: 'toggle their errors',
    must: 1.2,
    aim: 1.1,
    before: (page) => timed(page, 'fields', 40),
    measure: (tab) => busy(tab, ['errors', true]),
  },
  { name: 'mount a table of 1000 × 6', must: 1.1, aim: 1, measure: (tab) => busy(tab, ['table', 1000]) },
  {
    name: 'sort it',
    must: 1.1,
    aim: 1,
    before: (page) => timed(page, 'table', 1000),
    measure: (tab) => busy(tab, ['sort']),
  },
  {
    name: 'heap with 500 cards',
    must: 1.2,
    aim: 1.1,
    before: cards,
    measure: heap,
    unit: 'MB',
    isCounted: true,
  },
  {
    name: 'elements of a card',
    must: 1.05,
    aim: 1,
    before: cards,
    measure: elements,
    unit: '',
    isCounted: true,
  },
];

function timed({ page }, name, argument) {
  return page.evaluate(([what, value]) => window.timed(what, value), [name, argument]);
}

function cards(tab) {
  return timed(tab, 'cards', 500);
}

async function busyTime({ session }) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Main-thread time in ms of all steps, each with its animations. */
async function busy(tab, ...steps) {
  const begun = await busyTime(tab);
  for (const [step, argument] of steps) {
    await timed(tab, step, argument);
    await tab.page.waitForTimeout(300);
  }
  return (await busyTime(tab)) - begun;
}

async function heap({ session }) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

function elements({ page }) {
  return page.evaluate(() => {
    const card = document.querySelector('li:nth-child(2)');
    return card.querySelectorAll('*').length + 1;
  });
}

async function open(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => 'bench' in window);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('HeapProfiler.enable');
  return { page, session };
}

/** Measures one row on a fresh, warmed page. */
async function once(browser, url, row) {
  const tab = await open(browser, url);
  for (let warm = 0; warm < 2; warm += 1) {
    await row.before?.(tab);
    if (!row.isCounted) await row.measure(tab);
    await timed(tab, 'clear');
  }
  await row.before?.(tab);
  await tab.page.waitForTimeout(150);
  const value = await row.measure(tab);
  await tab.page.context().close();
  await tab.page.close().catch(() => {});
  return value;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Measures every row in interleaved rounds, or those whose name holds a word.
 *
 * @returns {Promise<{ name: string, plain: number, ours: number, ratio: number, must: number, aim: number }[]>} medians; ratio is the median of the rounds' ratios
 */
export async function measureComponents(browser, base, rounds, named = '') {
  const table = [];
  for (const row of rows.filter(({ name }) => name.includes(named))) {
    const plain = [];
    const ours = [];
    for (let round = 0; round < (row.isCounted ? 1 : rounds); round += 1) {
      plain.push(await once(browser, `${base}/plain.html`, row));
      ours.push(await once(browser, `${base}/ours.html`, row));
    }
    table.push({
      name: row.name,
      unit: row.unit ?? 'ms',
      plain: median(plain),
      ours: median(ours),
      ratio: median(ours.map((value, round) => value / plain[round])),
      must: row.must,
      aim: row.aim,
    });
  }
  return table;
}
