import { parseArgs } from 'node:util';
import { giveUp } from './setup.mjs';

/** Whether a text says which part of how many: `1/3` is the first of three. */
export function isShard(text) {
  const [, which, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  return which !== undefined && Number(which) <= Number(of);
}

/**
 * What was asked for on the command line; `--help` prints the usage, and words that nobody understands end the command with it.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config as `parseArgs` of Node takes it
 * @param {string} usage
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function understood(config, usage) {
  const args = config.args ?? process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [what] = error.message.split(/\. To specify|\. Did you/);
    return giveUp(`${what}.\n${usage}`);
  }
}

/**
 * Options that are whole numbers, within bounds; anything else ends the command with one sentence and the usage.
 *
 * @template {string} Name
 * @param {Record<string, string | undefined>} values as `understood` gives them
 * @param {Record<Name, { least?: number, most: number }>} bounds
 * @param {string} usage
 * @returns {Record<Name, number>}
 */
export function wholeNumbers(values, bounds, usage) {
  return Object.fromEntries(
    Object.entries(bounds).map(([name, { least = 1, most }]) => {
      const value = Number(values[name]);
      if (!Number.isInteger(value) || value < least || value > most)
        giveUp(`--${name} is a whole number from ${least} to ${most}.\n${usage}`);
      return [name, value];
    }),
  );
}
