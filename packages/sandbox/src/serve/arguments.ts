import { parseArgs } from 'node:util';
import { scenarios } from '../scenarios/scenarios.ts';

const options = {
  port: { type: 'string' },
  data: { type: 'string' },
  scenario: { type: 'string' },
  brands: { type: 'string' },
  address: { type: 'string' },
  packages: { type: 'string' },
  fresh: { type: 'boolean' },
  'until-closed': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the words after `npm start --`. Throws an error with a sentence when one is unknown. */
export const readArguments = (words: string[]) => parseArgs({ args: words, options, strict: true }).values;

/** What `npm start -- --help` prints. */
export const help =
  (): string => `npm start serves the student app, its sandbox backend and Storybook at one address.

  npm start                          goes on where the last start ended
  npm start -- --fresh               starts over with fresh data
  npm start -- --scenario <name>     starts over at another scenario
  npm start -- --port <number>       asks for this port; the next free one is taken when it is in use
  npm start -- --data <file>         keeps the data in this SQLite file (.data/sandbox.sqlite),
                                     on which one sandbox runs at a time
  npm start -- --brands <folder>     shows the brands that npm run build:theme put there (.data/brands)
  npm start -- --address <url>       begins links in mails with this address, and answers to its host;
                                     /sandbox, with everybody's mails, stays on this machine
  npm start -- --packages <url>      lets packages of courses run at this address, where --address is elsewhere;
                                     it has to lead here too, and to share no cookie with that of the app
  npm start -- --until-closed        ends when its standard input does, for programs that start it

Scenarios:
${Object.entries(scenarios)
  .map(([name, { sentence }]) => `  ${name.padEnd(20)} ${sentence}`)
  .join('\n')}

While it runs, /sandbox shows the mails that the sandbox sent and lets calls go wrong on purpose.`;
