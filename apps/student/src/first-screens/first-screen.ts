import { isOpen, type PlaceName } from '../places.ts';

/** A screen that the document draws by itself before the app's code is there: that of a place, or of any other behind the guard. */
export type FirstScreen = Extract<PlaceName, 'home' | 'dashboard' | 'course' | 'courseContent'> | 'inside';

const own = {
  home: 'home',
  dashboard: 'dashboard',
  onboarding: 'dashboard',
  course: 'course',
  courseContent: 'courseContent',
} as const satisfies Partial<Record<PlaceName, FirstScreen>>;

/** The screen that the document draws for a place; none for what anybody may see besides the landing page. */
export const firstScreenOf = (place: PlaceName): FirstScreen | undefined =>
  (own as Partial<Record<PlaceName, FirstScreen>>)[place] ?? (isOpen(place) ? undefined : 'inside');

/** Stands for the name of who is signed in, which the device knows; a sign that no text holds. */
export const nameMark = '\ue000';

declare global {
  interface Window {
    /** What the document has drawn, until the app takes it over (boot/first-screen.js). */
    firstScreen?:
      | {
          readonly name: FirstScreen;
          /** The card to go on with, with `stepMarks` for its texts; none where the brand puts another one first. */
          readonly nextStep: DocumentFragment | undefined;
          readonly handOver: () => void;
        }
      | undefined;
    /** Settles when the brand is there; absent where it stands in the document (boot/boot.js). */
    brandWorn?: Promise<void> | undefined;
  }
}
