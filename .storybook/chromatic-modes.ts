import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { isPictured, looksOf } from '../scripts/pictures/plan.ts';
import { brands } from './looks.ts';

/**
 * Gives every story the modes in which Chromatic draws it: the brands, schemes and widths that the picture run draws too.
 * Parameters have no enhancer of their own; those of `argTypes` are shown the story's whole parameters, before anything is
 * made of them.
 */
export const giveModes: ArgTypesEnhancer = (story) => {
  const { theme, viewport } = (story as Partial<Fixing>).storyGlobals ?? {};
  const fixed = { ...(theme && { theme }), ...(viewport?.value && { viewport: viewport.value }) };
  const looks = looksOf(story, fixed, brands);
  story.parameters.chromatic = {
    ...story.parameters.chromatic,
    disableSnapshot: !isPictured(story),
    modes: Object.fromEntries(
      looks.map(({ brand, scheme, width, suffix }) => [
        `${brand}${suffix}`,
        { theme: brand, scheme, viewport: width },
      ]),
    ),
  };
  return story.argTypes;
};

/** What the types of the context do not tell: the globals that the story fixes itself. */
type Fixing = { storyGlobals: { theme?: string; viewport?: { value?: string } } };
