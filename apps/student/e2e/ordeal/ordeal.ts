import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../../../scripts/browser.mjs';
import { type Outcome, runJourney } from './journey.ts';
import { planOf } from './plan.ts';
import { openServer } from './server.ts';

type Options = {
  journeys: number;
  seed: string;
  /** No journey begins later than this. */
  minutes: number;
  /** So many journeys run side by side, each with a server of its own. */
  lanes: number;
  /** These journeys alone, with their logs. */
  only: readonly number[] | undefined;
};

type Result = Outcome & { number: number };

/** Runs the journeys and prints what became of them. @returns the exit code: 1 when anything is lost, doubled or stuck */
export async function runOrdeal({ journeys, seed, minutes, lanes, only }: Options): Promise<0 | 1> {
  const begun = performance.now();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  const waiting = only === undefined ? Array.from({ length: journeys }, (_, index) => index + 1) : [...only];
  const asked = waiting.length;
  const until = begun + minutes * 60_000;
  const results: Result[] = [];
  const fates: Record<string, number> = {};
  const tell = (result: Result) => {
    results.push(result);
    if (result.findings.length > 0 || only !== undefined) console.log(accountOf(result));
    if (results.length % 10 === 0)
      console.log(`${results.length} of ${asked} after ${seconds(begun)} s, ${told(results)}`);
  };
  await Promise.all(
    Array.from({ length: Math.min(lanes, waiting.length) }, () =>
      runLane(browser, { seed, until, waiting, tell, fates }),
    ),
  );
  await browser.close();
  console.log(`\nSteps done: ${sum(results.map(({ done }) => done))}`);
  console.log(
    `Steps that the network left no way for: ${results.reduce((all, { impossible }) => all + impossible, 0)}`,
  );
  console.log(`Calls: ${sum([fates])}`);
  if (results.length < asked)
    console.log(`Stopped after ${minutes} minutes: ${asked - results.length} did not begin.`);
  console.log(`\n${results.length} journeys under seed ${seed} in ${seconds(begun)} s: ${told(results)}`);
  const never = undone(results, seed);
  if (never.length > 0) console.log(`Planned and never done: ${never.join(', ')}`);
  return never.length > 0 || results.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

type Lane = {
  seed: string;
  until: number;
  waiting: number[];
  tell: (result: Result) => void;
  fates: Record<string, number>;
};

async function runLane(browser: Browser, { seed, until, waiting, tell, fates }: Lane): Promise<void> {
  const server = await openServer(browser);
  while (performance.now() < until) {
    const number = waiting.shift();
    if (number === undefined) break;
    tell({ number, ...(await runJourney(browser, server, `${seed}.${number}`)) });
  }
  for (const [fate, count] of Object.entries(server.weather.counts)) fates[fate] = (fates[fate] ?? 0) + count;
  await server.close();
}

/** A run of this many journeys does each kind of step that it plans at least once. */
const manyJourneys = 50;

/** The kinds of steps that were planned, of which the whole run did none. */
function undone(results: readonly Result[], seed: string): string[] {
  if (results.length < manyJourneys) return [];
  const planned = new Set(
    results.flatMap(({ number }) => planOf(`${seed}.${number}`).steps.map(({ kind }) => kind)),
  );
  return [...planned].filter((kind) => !results.some(({ done }) => done[kind]));
}

const accountOf = ({ number, findings, log }: Result): string =>
  [
    `\nJourney ${number}: ${findings.length === 0 ? 'nothing lost, nothing doubled, nothing stuck' : ''}`,
    ...findings.map(({ kind, what }) => `  ${kind.toUpperCase()} ${what}`),
    ...log.map((line) => `    ${line}`),
    `  again: npm run ordeal -- --only ${number}`,
  ].join('\n');

const seconds = (begun: number) => Math.round((performance.now() - begun) / 1000);

const told = (results: readonly Result[]) => {
  const count = (wanted: string) =>
    results.flatMap(({ findings }) => findings).filter(({ kind }) => kind === wanted).length;
  return `${count('lost')} lost, ${count('doubled')} doubled, ${count('stuck')} stuck`;
};

const sum = (counts: readonly Partial<Record<string, number>>[]): string => {
  const all: Record<string, number> = {};
  for (const [name, count = 0] of counts.flatMap((one) => Object.entries(one)))
    all[name] = (all[name] ?? 0) + count;
  return Object.entries(all)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
};
