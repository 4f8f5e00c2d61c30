import { resolve } from 'node:path';
import { realClock } from './clock.ts';
import { openDataFile } from './data-file/data-file.ts';
import { inPlainWords, shown } from './data-file/sentences.ts';
import type { Faults } from './faults.ts';
import { openSandbox, type Sandbox } from './open-sandbox.ts';
import { seededPassword } from './passwords/passwords.ts';
import { isScenarioName, type ScenarioName, scenarios } from './scenarios/scenarios.ts';
import { appOf } from './serve/app.ts';
import { help, readArguments } from './serve/arguments.ts';
import { asServed } from './serve/as-served.ts';
import type { Builds } from './serve/builds.ts';
import { listen } from './serve/listen.ts';

const standardFile = resolve(import.meta.dirname, '../../..', '.data/sandbox.sqlite');

export type ServeOptions = Builds & {
  /** The next free port is taken when this one is in use; 0 takes any. 4300 unless given. */
  port?: number;
  host?: string;
  /** Where people find the app, when that is elsewhere: links in mails begin with it, and its host is answered to. */
  address?: string;
  /** The SQLite file, or `:memory:`. `.data/sandbox.sqlite` of the project unless given. */
  data?: string;
  /** Starts over with fresh data. */
  fresh?: boolean;
  /** Starts over at this scenario. */
  scenario?: ScenarioName;
  faults?: Faults;
  /** Hears what had to be done about the data file, in a sentence for the person who started it. */
  tell?: (sentence: string) => void;
};

export type Served = { url: string; port: number; sandbox: Sandbox; close(): Promise<void> };

/** Serves app, sandbox backend, files and Storybook at one address, until `close`. */
export const serve = async (options: ServeOptions = {}): Promise<Served> => {
  const file = options.data ?? standardFile;
  const data = openDataFile(file, {
    fresh: options.fresh === true || options.scenario !== undefined,
    now: realClock.now(),
    tell: options.tell ?? (() => {}),
  });
  let url = '';
  try {
    const sandbox = inPlainWords(file, () =>
      openSandbox({
        ...asServed(),
        store: data.store,
        address: () => options.address ?? url,
        ...(options.scenario && { scenario: options.scenario }),
        ...(options.faults && { faults: options.faults }),
      }),
    );
    const app = appOf(sandbox, options, options.tell);
    const { port, close } = await listen(app, options.host ?? '127.0.0.1', options.port ?? 4300);
    url = `http://localhost:${port}`;
    data.announce(url);
    return {
      url,
      port,
      sandbox,
      close: async () => {
        await close();
        data.close();
      },
    };
  } catch (error) {
    data.close();
    throw error;
  }
};

const welcome = ({ url, sandbox }: Served, asked: number, data: string, scenario: ScenarioName): string => {
  const { person } = scenarios[scenario];
  const someone = sandbox.store.get('people', typeof person === 'number' ? person : 1);
  const isAsked = asked === 0 || url.endsWith(`:${asked}`);
  const taken = isAsked ? '' : `Port ${asked} is in use, so this is the next free one.\n`;
  return `
  ${url}

${taken}Sign in as ${someone?.name}:
  ${someone?.email}
  ${seededPassword}
Storybook is at ${url}/storybook/, sent mails and faults at ${url}/sandbox.
Data is kept in ${shown(data)}; npm start -- --help tells how to start elsewhere.
Ctrl+C stops it.`;
};

/** An address without a path, or a sentence. */
const readAddress = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search)
    throw new Error(`"${text}" is not an address such as https://treinamentos.example.`);
  return url.origin;
};

const main = async () => {
  try {
    const words = readArguments(process.argv.slice(2));
    if (words.help) return console.log(help());
    const scenario = words.scenario ?? 'student';
    if (!isScenarioName(scenario))
      throw new Error(
        `There is no scenario "${scenario}". The scenarios are: ${Object.keys(scenarios).join(', ')}.`,
      );
    const port = Number(words.port ?? process.env.PORT ?? 4300);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(`"${words.port}" is not a port number.`);
    // `:memory:` is no file's name: nothing is kept.
    const data = words.data === ':memory:' ? words.data : resolve(words.data ?? standardFile);
    const served = await serve({
      port,
      data,
      fresh: words.fresh ?? false,
      ...(words.address && { address: readAddress(words.address) }),
      ...(words.packages && { packages: readAddress(words.packages) }),
      ...(words.brands && { brands: resolve(words.brands) }),
      ...(words.scenario && { scenario }),
      tell: (sentence) => console.log(`\n${sentence}`),
    });
    const stop = () => {
      served.close().then(() => process.exit(0));
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
    if (words['until-closed']) process.stdin.once('close', stop).resume();
    // Last, since who reads it may stop it.
    console.log(welcome(served, port, data, scenario));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};

if (import.meta.main) await main();
