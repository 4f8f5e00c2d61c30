import type { Plugin } from 'vite';

/** How long a part of the code may take, in ms (PLAYER-30, LIMITS-21). */
const timeOut = 120_000;

/** What Vite loads each part of the code by. */
const helper = '\0vite/preload-helper.js';

/** Waiting for a part has an end: a connection that neither answers nor breaks counts as one that failed (`src/missing-code.ts`). */
export const codeInTime = (): Plugin => ({
  name: 'code-in-time',
  apply: 'build',
  transform: {
    filter: { id: helper },
    handler: (code) => ({ code: inTime(code), map: null }),
  },
});

const began = /return promise\.then\(/;
const ended = /return baseModule\(\)\.catch\(handlePreloadError\);\s*\}\);/;

/** The same code of the helper, which fails once a part has taken too long. @throws where Vite has written it anew. */
export function inTime(code: string): string {
  if (!began.test(code) || !ended.test(code))
    throw new Error("Vite's helper for parts of the code has changed");
  const late = `new Promise((_, fail) => setTimeout(fail, ${timeOut}, Error("Code took too long")))`;
  return code
    .replace(began, 'return Promise.race([promise.then(')
    .replace(ended, `return baseModule();\n}), ${late}]).catch(handlePreloadError);`);
}
