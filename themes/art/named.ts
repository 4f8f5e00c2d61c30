import { schoolKeys } from '@student/ui/product/school-keys.ts';
import { type Art, cover, message } from './art.ts';
import { messageNames } from './stage.ts';

/**
 * The drawings that pages ask for by name, as a brand's family draws them: of messages, of the six schools, of what stands before a
 * video about the company, and of the strip above the sign-in.
 */
export const drawnByName = (art: Art): ReadonlyMap<string, () => string> =>
  new Map([
    ...messageNames.map((name): [string, () => string] => [name, () => message(art, name)]),
    ...schoolKeys.map((name, at): [string, () => string] => [
      name,
      () => cover(art, { school: at + 1, name: `school ${at + 1}`, width: 640, height: 480 }),
    ]),
    ['about', () => cover(art, { school: 1, name: 'about', number: 4, width: 1280, height: 720 })],
    ['welcome', () => cover(art, { school: 1, name: 'welcome', width: 960, height: 300 })],
  ]);
