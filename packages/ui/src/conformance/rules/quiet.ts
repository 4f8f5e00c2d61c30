import { onStage } from '../on-stage.ts';
import type { Rule } from '../rule.ts';

/** Rule 6: nothing is written to the console, also in StrictMode. */
export const quiet: Rule = {
  name: 'quiet',
  says: 'It writes no error and no warning while it comes, changes and goes, in StrictMode too.',
  examine: async (subject) => {
    const said = (isStrict: boolean) =>
      onStage(subject, { isStrict }, async ({ draw, leave, noises }) => {
        await draw({ lang: 'en' });
        await draw({});
        await leave();
        return noises;
      });
    const heard = [...(await said(false)), ...(await said(true))];
    return [...new Set(heard)].map((noise) => ({
      given: 'coming, changing and going',
      came: `it said “${noise}”`,
    }));
  },
};
