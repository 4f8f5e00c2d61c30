import { writeFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { serveFolder } from '../../../scripts/serve-folder.ts';
import { buildStorybook } from './build-app.ts';
import { brands } from './people.ts';
import {
  chooseInToolbar,
  expectPlayed,
  inBrand,
  openDocs,
  openStory,
  preview,
  recordFaults,
} from './storybook.ts';
import { expect, type Page, test } from './test.ts';

// Stories are answered by a service worker.
test.use({ serviceWorkers: 'allow' });

// They share one build, so they come one after the other.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  await buildStorybook();
});

test.beforeEach(() => test.slow());

/**
 * Opens Storybook's window and waits until something is drawn: that needs the code of both. Axe stays out of it, since the
 * suite of stories runs it on each of them.
 */
async function openStorybook(page: Page, path = '', url = '/storybook/') {
  await page.goto(`${url}?${path && `path=${path}&`}globals=a11y.manual:!true`);
  await expect(preview(page).locator('body')).toHaveClass(/sb-show-main/, { timeout: 60_000 });
}

/** One of each kind: start, brand, foundation, component, overlay, product with covers and with media, flow, screen. */
const stories = [
  'start-api-contract--searched',
  'brands-decola--overview',
  'brands-gtop--tokens',
  'brands-try-a-palette--default',
  'foundations-colour--when-to-use-which',
  'foundations-theme-scope--nested',
  'components-actions-button--states',
  'components-overlays-dialog--default',
  'product-course-card--states',
  'product-video-player--real-file',
  'flows-sign-in--reviewing-term',
  'screens-landing--default',
  'screens-dashboard--default',
  'screens-content--video',
] as const;

test('every kind of story opens at /storybook/ without an error', async ({ page }) => {
  const faults = recordFaults(page);
  await openStorybook(page);
  await expect(preview(page).getByRole('heading', { name: 'The student side, in pieces' })).toBeVisible();
  for (const id of stories) await openStory(page, id);
  await openDocs(page, 'product-course-card--docs', 'Course card');
  await openStorybook(page, '/story/screens-course--in-progress');
  await expectPlayed(page, 'screens-course--in-progress');
  expect(faults).toEqual([]);
});

test('what is chosen by a key or in the dialog of the device reaches an owner who holds the value', async ({
  page,
}) => {
  await openStorybook(page, '/story/components-forms-select--chooses-by-keyboard');
  await expectPlayed(page, 'components-forms-select--chooses-by-keyboard');
  await preview(page).getByRole('combobox', { name: 'Estado' }).press('ArrowDown');
  await expect(preview(page).getByRole('status')).toHaveText('Estado 26');

  await openStory(page, 'components-forms-file-picker--led-from-outside');
  const file = test.info().outputPath('caio.png');
  await writeFile(file, 'foto');
  const opened = page.waitForEvent('filechooser');
  await preview(page).getByText('Selecione uma imagem').click();
  await (await opened).setFiles(file);
  const input = preview(page).getByLabel(/Selecione uma imagem/);
  await expect(input).toHaveAccessibleDescription('caio.png');
  expect(await input.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(1);
});

for (const base of ['/', '/a/b/']) {
  test(`the static build works at ${base} of any web server`, async ({ page }) => {
    const server = await serveFolder('storybook-static', base);
    const faults = recordFaults(page);
    await openStorybook(page, '/story/product-course-card--states', server.url);
    await expectPlayed(page, 'product-course-card--states');
    for (const id of ['screens-landing--default', 'screens-dashboard--default', 'screens-content--video'])
      await openStory(page, id);
    await openDocs(page, 'components-actions-button--docs', 'Button');
    expect(faults).toEqual([]);
    await server.close();
  });
}

/** Every channel below 64. */
const nearBlack = /^rgb\((([0-5]?\d|6[0-3])(, )?){3}\)$/;

test('docs pages show tables, lists and the names of variants, and are dark in the dark scheme', async ({
  page,
}) => {
  await openStorybook(page, '/docs/start-welcome--docs');
  const readers = preview(page).getByRole('table');
  await expect(readers.getByRole('columnheader')).toHaveText(['You are', 'Begin with', 'Then']);
  await expect(readers.getByRole('row')).toHaveCount(5);
  const step = preview(page).getByRole('listitem').filter({ hasText: 'npm run new:theme' });
  await expect(step).toHaveCSS('list-style-type', 'decimal');

  await openDocs(page, 'components-actions-button--docs', 'Button');
  await expect(preview(page).getByRole('row', { name: /^tone/ })).toContainText("'brand''neutral''critical'");
  await openDocs(page, 'components-data-table--docs', 'Table');
  await expect(preview(page).getByRole('row', { name: /^columns/ })).toContainText('Column<Row>[]');
  await chooseInToolbar(page, 'Light or dark', 'Dark');
  await expect(preview(page).locator('.sbdocs-wrapper')).toHaveCSS('background-color', nearBlack);
  await openDocs(page, 'components-actions-button--docs', 'Button');
  const size = preview(page).getByRole('row', { name: /^size/ });
  await expect(size).toContainText("'small''medium''large'");
  await expect(size.getByRole('cell').first()).toHaveCSS('background-color', nearBlack);
  await expect(preview(page).locator('body')).not.toContainText(/unknown|union/);
  await preview(page).getByRole('switch', { name: 'Show code' }).click();
  await expect(preview(page).getByText('buttonTones.map')).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .include(['#storybook-preview-iframe', '.sbdocs-content'])
    .withRules(['color-contrast'])
    .analyze();
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => [target, any[0]?.message])),
  ).toEqual([]);
});

test('the groups, the toolbars and the links of stories are what a designer expects', async ({ page }) => {
  await openStorybook(page, '/story/brands-decola--tokens');
  const sidebar = page.getByRole('navigation');
  await expect(sidebar.getByRole('button', { name: /^(decola|circulo|gtop|Try a palette)$/ })).toHaveText([
    'decola',
    'circulo',
    'gtop',
    'Try a palette',
  ]);
  const folders = /^(Actions|Data|Feedback|Forms|Navigation|Overlays)$/;
  await expect(sidebar.getByRole('button', { name: folders })).toHaveText([
    'Actions',
    'Data',
    'Feedback',
    'Forms',
    'Navigation',
    'Overlays',
  ]);

  await openStory(page, 'product-course-card--default');
  await preview(page).getByRole('link').click();
  await page.getByRole('tab', { name: /Actions/ }).click();
  await expect(page.getByRole('tabpanel', { name: /Actions/ })).toContainText('/student/course/101');
  await expect(preview(page).getByRole('link')).toBeVisible();
  await expect(page).toHaveURL(/\/storybook\/\?path=\/story\/product-course-card--default/);

  await chooseInToolbar(page, 'Size of text', 'Text 200 %');
  await expect(preview(page).locator('html')).toHaveCSS('font-size', '32px');
  await chooseInToolbar(page, 'Size of text', 'Text 100 %');

  await openStory(page, 'screens-dashboard--default');
  await expect(page.getByRole('tab', { name: /Actions/ })).toBeHidden();
  await chooseInToolbar(page, 'Brand', 'all side by side');
  // Three windows with an app each begin at once.
  await preview(page).getByText('1440', { exact: true }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/frames:1440/);
  for (const brand of brands) {
    const own = inBrand(page, 'screens-dashboard--default', brand);
    await expect(own.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await expect(own.locator('html')).toHaveAttribute('data-theme', brand);
    expect(await own.locator('html').evaluate(() => innerWidth)).toBe(1440);
  }
  await expectPlayed(page, 'screens-dashboard--default');
});

test('a flow stands in its state in every brand that is chosen', async ({ page }) => {
  await openStorybook(page, '/story/flows-sign-in-again--wrong-password');
  await expectPlayed(page, 'flows-sign-in-again--wrong-password');
  const refused = 'CPF, e-mail ou senha incorretos.';
  await chooseInToolbar(page, 'Brand', 'gtop');
  await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'gtop');
  await expect(preview(page).getByText(refused)).toBeVisible();
  await expectPlayed(page, 'flows-sign-in-again--wrong-password');
  await chooseInToolbar(page, 'Brand', 'all side by side');
  for (const brand of brands) {
    const own = inBrand(page, 'flows-sign-in-again--wrong-password', brand);
    await expect(own.getByText(refused)).toBeVisible({ timeout: 60_000 });
    await expect(own.locator('[data-flow]')).toHaveAttribute('data-flow', 'asking');
  }
  await chooseInToolbar(page, 'Brand', 'circulo');
  await expect(preview(page).getByText(refused)).toBeVisible({ timeout: 60_000 });
  await expectPlayed(page, 'flows-sign-in-again--wrong-password');
});

test('the chart of a flow keeps its state in sight while its words take another height', async ({ page }) => {
  await openStorybook(page, '/story/flows-registration--filling');
  await expectPlayed(page, 'flows-registration--filling');
  const step = preview(page).locator('[data-flow] [aria-current="step"]').last();
  await expect(step).toBeInViewport({ ratio: 1 });
  await preview(page)
    .locator('html')
    .evaluate((root) => root.style.setProperty('font-size', '150%'));
  await expect(step).toBeInViewport({ ratio: 0.5 });
});

test('Chromatic is told to draw the brands, schemes and widths that the picture run draws', async ({
  page,
}) => {
  await page.goto('/storybook/iframe.html?viewMode=story');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const modes = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: Storybook's preview has no types in a page; this is how Chromatic asks it.
    const asked = (window as any).__STORYBOOK_PREVIEW__;
    await asked.ready?.();
    const told: Record<string, object> = {};
    for (const storyId of [
      'components-data-badge--states',
      'screens-course--in-progress',
      'components-data-badge--default',
    ])
      told[storyId] = (await asked.storyStoreValue.loadStory({ storyId })).parameters.chromatic.modes;
    return told;
  });
  const namesOf = (id: string) => Object.keys(modes[id] ?? {});
  expect(namesOf('components-data-badge--states').sort()).toEqual(
    brands.flatMap((brand) => [brand, `${brand}--dark`]).sort(),
  );
  const screen = namesOf('screens-course--in-progress');
  const own = screen[0];
  expect(screen).toEqual([own, `${own}--360-dark`]);
  expect(Object.values(modes['screens-course--in-progress'] ?? {})).toEqual([
    expect.objectContaining({ scheme: 'light', viewport: 1280 }),
    expect.objectContaining({ scheme: 'dark', viewport: 360 }),
  ]);
  expect(namesOf('components-data-badge--default')).toEqual([]);
});

/** What is drawn on paper, of somebody who uses the dark scheme, by the ground of a pseudo-element. */
const inks = (page: Page, selector: string, pseudo: string) =>
  page.locator(selector).evaluateAll(
    (all, part) =>
      all.map((element) => {
        const { backgroundColor, printColorAdjust } = getComputedStyle(element, part);
        return `${backgroundColor} ${printColorAdjust}`;
      }),
    pseudo,
  );

test('what was chosen, icons and progress are black on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const drawn = [
    ['components-forms-checkbox--states', 'input:checked', '::after'],
    ['components-forms-radio-group--states', 'input:checked', '::after'],
    ['components-forms-switch--states', 'input', '::after'],
    ['components-forms-field--states', '[id$="-error"]', '::before'],
    ['product-course-card--everything', 'article p > [role="img"]:not([data-size])', '::before'],
  ] as const;
  for (const [id, selector, pseudo] of drawn) {
    await page.goto(`/storybook/iframe.html?id=${id}&viewMode=story`);
    await expect(page.locator(selector).first()).toBeAttached();
    const found = await inks(page, selector, pseudo);
    expect(found, id).toEqual(found.map(() => 'rgb(0, 0, 0) exact'));
  }

  await page.goto('/storybook/iframe.html?id=components-feedback-progress-ring--states&viewMode=story');
  const ring = page.getByRole('progressbar', { name: '100' }).last();
  await expect(ring.locator('text')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(ring.locator('circle').last()).toHaveCSS('stroke', 'rgb(0, 0, 0)');
});

test('a wheel over a screen in a frame scrolls the page, until the frame is pressed', async ({ page }) => {
  await page.goto(
    '/storybook/iframe.html?id=brands-decola--overview&viewMode=story&globals=theme:decola;a11y.manual:!true',
  );
  const frame = page.locator('iframe[title="Dashboard, 1440 px"]');
  await frame.scrollIntoViewIfNeeded();
  const inFrame = page.frameLocator('iframe[title="Dashboard, 1440 px"]');
  await expect(inFrame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  // What stands above it comes by and by, and moves it.
  const standsStill = () =>
    page.evaluate(async () => {
      const shape = () => `${document.documentElement.scrollHeight} ${scrollY}`;
      const before = shape();
      await new Promise((done) => setTimeout(done, 600));
      return shape() === before;
    });
  await expect.poll(standsStill).toBe(true);
  await frame.scrollIntoViewIfNeeded();
  await frame.hover({ force: true });
  await expect.poll(standsStill).toBe(true);
  const scrolledBy = () => page.evaluate(() => scrollY);
  const inside = () => inFrame.locator('html').evaluate((root) => root.scrollTop);
  const before = await scrolledBy();
  await page.mouse.wheel(0, 200);
  await expect.poll(scrolledBy).toBe(before + 200);
  expect(await inside()).toBe(0);
  await page.mouse.down();
  await page.mouse.up();
  await expect(frame).toHaveCSS('pointer-events', 'auto');
  await page.mouse.wheel(0, 150);
  await expect.poll(inside).toBe(150);
  expect(await scrolledBy()).toBe(before + 200);
  await page.mouse.move(1, 1);
  await page.mouse.wheel(0, 100);
  await expect.poll(scrolledBy).toBe(before + 300);
});

test('stories in a palette show their drawings in it, as it is typed', async ({ page }) => {
  await page.goto(
    '/storybook/iframe.html?id=brands-try-a-palette--default&viewMode=story&globals=theme:decola;a11y.manual:!true',
  );
  await page.locator('iframe[title="Screens/Not found, Default"]').scrollIntoViewIfNeeded();
  const drawing = page.frameLocator('iframe[title="Screens/Not found, Default"]').locator('main img');
  const address = () => drawing.getAttribute('src');
  await expect(drawing).toHaveAttribute('src', /^data:.*#\/themes\/lost\.svg$/, { timeout: 60_000 });
  const before = await address();
  const brand = page.getByRole('textbox', { name: 'Brand: any notation of CSS' });
  await brand.fill('oklch(0.45 0.1 165');
  expect(await address()).toBe(before);
  await brand.fill('oklch(0.45 0.1 165)');
  await expect.poll(address).not.toBe(before);
  await expect(drawing).toHaveAttribute('src', /#\/themes\/lost\.svg$/);
});

test('a card without a frame has the outline of its brand round its cover under the pointer, and no line inside it', async ({
  page,
}) => {
  await page.goto(
    '/storybook/iframe.html?id=product-course-card--default&viewMode=story&globals=theme:circulo;a11y.manual:!true',
  );
  const card = page.getByRole('article').first();
  await card.hover();
  const cover = card.getByRole('heading').locator('+ *');
  await expect(cover).toHaveCSS('box-shadow', 'rgb(200, 67, 43) 0px 0px 0px 2px');
  await expect(card).toHaveCSS('box-shadow', 'none');
  await expect(card).toHaveCSS('border-width', '0px');
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a menu rises from the foot of a narrow window and is as wide as it', async ({ page }) => {
    await page.goto(
      '/storybook/iframe.html?id=components-overlays-menu--open&viewMode=story&globals=a11y.manual:!true',
    );
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await expect
      .poll(() =>
        menu.evaluate((element) => {
          const { left, right, bottom } = element.getBoundingClientRect();
          return { left, right, bottom };
        }),
      )
      .toEqual({ left: 0, right: 360, bottom: 780 });
    // The page above it is dimmed, and a press there closes the menu.
    await page.touchscreen.tap(180, 20);
    await expect(menu).toBeHidden();
  });
});
