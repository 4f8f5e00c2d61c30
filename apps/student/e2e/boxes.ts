import type { Locator } from '@playwright/test';

/** Where things stand in the window, all read in one moment: between two readings the page may scroll. @throws when one is missing */
export async function boxesOf<const Places extends readonly [Locator, ...Locator[]]>(
  ...places: Places
): Promise<{ [At in keyof Places]: DOMRect }> {
  const elements = await Promise.all(places.map((place) => place.elementHandle()));
  const boxes = await places[0].evaluate(
    (_, all) => all.map((element) => (element as Element).getBoundingClientRect().toJSON()),
    elements,
  );
  return boxes as { [At in keyof Places]: DOMRect };
}
