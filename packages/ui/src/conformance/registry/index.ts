import type { Registry } from '../entry.ts';
import { actions } from './actions.tsx';
import { choices } from './choices.tsx';
import { courses } from './courses.tsx';
import { data } from './data.tsx';
import { feedback } from './feedback.tsx';
import { fields } from './fields.tsx';
import { icons } from './icons.ts';
import { layout } from './layout.tsx';
import { navigation } from './navigation.tsx';
import { overlays } from './overlays.tsx';
import { shell } from './shell.tsx';
import { windows } from './windows.tsx';

/** Every component of the package. */
export const registry: Registry = {
  ...actions,
  ...choices,
  ...courses,
  ...data,
  ...feedback,
  ...fields,
  ...icons,
  ...layout,
  ...navigation,
  ...overlays,
  ...shell,
  ...windows,
};
