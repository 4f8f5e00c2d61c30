import {
  controls,
  leastTarget,
  pressArea,
  takesPresses,
} from '../../../packages/ui/src/conformance/press-area.ts';
import { contentThere, courseThere, dashboardThere, expectArrived, landingThere } from './arrived.ts';
import { brands, openSession, people } from './people.ts';
import { seeAll } from './reflow.ts';
import { video } from './studying.ts';
import { expect, type Locator, type Page, test } from './test.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

/** Everything on the page that a finger may miss: what it is, and over how many pixels it takes presses. */
async function smallTargets(page: Page): Promise<string[]> {
  await seeAll(page);
  // The functions stand on nothing else, so their text is enough.
  await page.evaluate(`Object.assign(window, { takesPresses: ${takesPresses}, pressArea: ${pressArea} })`);
  return page.evaluate(
    ({ selector, least }) => {
      const judge = window as unknown as {
        takesPresses: (control: HTMLElement) => boolean;
        pressArea: (control: HTMLElement) => [number, number];
      };
      return [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((control) => judge.takesPresses(control))
        .flatMap((control) => {
          const size = judge.pressArea(control);
          // What lies under something else, such as a link that skips to the content, is not pressed now.
          if (size.every((length) => length >= least || length === 0)) return [];
          const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
          return [`${control.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” ${size.join(' × ')}`];
        });
    },
    { selector: controls, least: leastTarget },
  );
}

const screens: { path: string; there: (page: Page) => Locator[] }[] = [
  { path: '/student/dashboard', there: dashboardThere },
  { path: '/student/course/18', there: courseThere },
  { path: video.path, there: contentThere },
];

for (const brand of brands) {
  test(`nothing on the landing page of ${brand} is smaller than a thumb`, async ({ page }) => {
    await page.goto(`/student/home?tenant=${brand}`);
    await expectArrived(page, landingThere);
    expect(await smallTargets(page)).toEqual([]);
  });

  for (const { path, there } of screens)
    test(`nothing at ${path} is smaller than a thumb in ${brand}`, async ({ page }) => {
      await openSession(page, people.ana, brand);
      await page.goto(path);
      await expectArrived(page, there);
      expect(await smallTargets(page)).toEqual([]);
    });
}

for (const brand of brands)
  test(`pages that somebody works in end with two lines on a phone in ${brand} (SHELL-34, SHELL-35)`, async ({
    page,
  }) => {
    await openSession(page, people.ana, brand);
    await page.goto('/student/course/18');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('©');
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 780 });
      const tops = await footer.evaluate((element) =>
        [...element.querySelectorAll('button, p, a')]
          .filter((part) => part.checkVisibility())
          .map((part) => {
            const { top, height } = part.getBoundingClientRect();
            return Math.round(top + height / 2);
          }),
      );
      expect({ width, lines: new Set(tops).size }).toEqual({ width, lines: 2 });
    }
    await footer.getByRole('button', { name: 'Institucional' }).tap();
    await expect(footer.getByRole('link', { name: /^Canal de denúncias/ })).toBeInViewport();
  });
