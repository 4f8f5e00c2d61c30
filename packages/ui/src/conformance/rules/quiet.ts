import { onStage } from '../on-stage.ts';
import type { Rule } from '../rule.ts';

/** Rule 6: nothing is written to the console, also in StrictMode. */
export const quiet: Rule = {
  name: 'quiet',
  says: 'It writes no error and no warning while it comes, changes and goes, in StrictMode too.',
  // What is written is heard while any rule is tried (run.ts); this one brings it to draw anew. StrictMode draws, and runs effects, twice where React is developed; in a build it changes nothing.
  examine: (subject) =>
    onStage(subject, { isStrict: true }, async ({ draw, leave }) => {
      await draw({ lang: 'en' });
      await draw({});
      await leave();
      return [];
    }),
};
