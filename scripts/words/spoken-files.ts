import { globSync } from 'node:fs';
import { root } from '../root.mjs';

const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .sort();

/** The files whose texts a student reads or hears, by what they are. */
export const spokenFiles = {
  /** Words of screens and of components, each under a key. */
  catalogues: filesOf('apps/student/src/pt-br/*.ts', 'packages/ui/src/**/*.words.ts'),
  /** What brands say of themselves. */
  facts: filesOf('themes/*/facts.json'),
  components: filesOf('apps/student/src/**/*.tsx', 'packages/ui/src/**/*.tsx').filter(
    (file) => !/\/(testing|conformance|internal)\//.test(file),
  ),
  /** What the server says; how `npm start` is told what goes wrong (`faults.ts`, `serve/`) is no student's. */
  servers: filesOf(
    'packages/sandbox/src/{handlers,contents,passwords,views}/*.ts',
    'packages/sandbox/src/{external-events,idempotency,outcome,refusal,seats,studying}.ts',
    'packages/api-client/src/api-error.ts',
  ),
  seeds: filesOf('packages/sandbox/src/seed/*.ts'),
} as const;

/** Paths, codes and dates are not read by anybody, but a word with a capital is. */
const isCode = (text: string) => /^[\w./:@#-]+$/.test(text) && !/^\p{Lu}\p{Ll}+$/u.test(text);

/** Whether a text has words that somebody reads. */
export const isRead = (text: string) => /\p{L}/u.test(text) && !isCode(text);
