import { fileURLToPath } from 'node:url';
import { isGuarded, isOpen, type PlaceName, places } from '../src/places.ts';
import { routeModules } from './route-modules.ts';

const inSource = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** The module that the document starts with. */
export const startModule = inSource('main.tsx');

/** What the document runs before the app's code is there; the build has it as a start of its own. */
export const aheadModule = inSource('first-screens/draw-next-step.ts');

/** What every place behind the guard loads at once, besides its own code. A build that lacks one of these fails. */
export const guardedModules = [
  'guarded-routes.ts',
  'shell/shell.tsx',
  'session/ask-server.ts',
  'configuration-call.ts',
  'client.ts',
].map(inSource);

/** What is loaded right after the first page, its lower part and the outbox: it waits for nothing that only other places need. */
export const soonModules = ['routes/dashboard/below-the-fold.tsx', 'outbox/opened-outboxes.ts'].map(inSource);

/** The route module of each place, from the route tables. */
export function modulesOfPlaces(): Map<PlaceName, string> {
  const names = Object.keys(places) as PlaceName[];
  const open = routeModules(inSource('routes.tsx'), names.filter(isOpen));
  const guarded = routeModules(inSource('guarded-routes.ts'), names.filter(isGuarded));
  const moduleOf = (name: PlaceName) => open.get(name) ?? guarded.get(name) ?? '';
  return new Map(names.map((name) => [name, moduleOf(name)]));
}
