import { coverHues, coverOf, coverShapes, portraitOf } from '@student/ui/product/story-covers.ts';
import type { PictureAt } from './picture-at.ts';

/** Pictures that stories draw inline, by their address: they are pictures of a brand's courses and people all the same. */
const inline = new Map([
  ...coverHues.flatMap((hue, school) =>
    coverShapes.map((shape, at): [string, string] => [
      coverOf(hue, shape),
      `courses/${school * 10 + at + 1}.svg`,
    ]),
  ),
  ...coverHues.map((hue, at): [string, string] => [portraitOf(hue), `people/${at + 1}.svg`]),
]);

/** Which picture of a brand an address means, in whatever brand: `courses/12.svg`, `empty.svg`. */
export function pictureMeantBy(address: string): string | undefined {
  const [, ofData] = /\/files\/(?:brands\/[^/]+\/)?([a-z]+\/\d+(?:-banner)?\.svg)$/.exec(address) ?? [];
  const [, named] = /\/themes\/[^/]+\/([a-z-]+)\.(?:svg|png|jpe?g|webp|avif)$/.exec(address) ?? [];
  return ofData ?? (named && `${named}.svg`) ?? inline.get(address);
}

/** What was there before, by the element that shows a picture. */
type Replaced = WeakMap<Element, { before: string; now: string }>;

/**
 * Shows a brand's own pictures in place of those of any brand, in a whole document and whatever comes into it later.
 *
 * @returns stops doing so.
 */
export function repaint(
  page: Document,
  pictureAt: PictureAt,
  replaced: Replaced = new WeakMap(),
): () => void {
  const paint = () => {
    for (const element of page.querySelectorAll('img[src], video[poster]')) {
      const attribute = element.localName === 'img' ? 'src' : 'poster';
      const shown = element.getAttribute(attribute) ?? '';
      const known = replaced.get(element);
      const before = known?.now === shown ? known.before : shown;
      const meant = pictureMeantBy(before);
      const now = (meant && pictureAt(meant)) ?? before;
      if (now === shown) continue;
      replaced.set(element, { before, now });
      element.setAttribute(attribute, now);
    }
  };
  const View = page.defaultView ?? window;
  const observer = new View.MutationObserver(paint);
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['src', 'poster'] });
  paint();
  return () => observer.disconnect();
}
