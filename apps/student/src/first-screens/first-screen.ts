import type { PlaceName } from '../places.ts';

/** A screen that the document draws by itself before the app's code is there: that of a place. */
export type FirstScreen = Extract<PlaceName, 'home'>;

declare global {
  interface Window {
    /** What the document has drawn, until the app takes it over (boot/first-screen.js). */
    firstScreen?: { readonly name: FirstScreen; readonly handOver: () => void } | undefined;
    /** Settles when the brand is there; absent where it stands in the document (boot/boot.js). */
    brandWorn?: Promise<void> | undefined;
  }
}
