import type { FrameLocator } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** The part of Storybook's window that draws stories and docs. */
export const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

/** The window of a brand where a story is drawn in all brands side by side. */
export const inBrand = (page: Page, id: string, brand: string): FrameLocator =>
  preview(page).frameLocator(`iframe[title="${id} in ${brand}"]`);

/** What Storybook tells its own parts, in the window of the shell or of the preview. */
type Channel = { emit: (event: string, payload: unknown) => void; last: (event: string) => unknown[] };
declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;
}

/** Everything that goes wrong in the page from now on: errors in the console, exceptions, requests without an answer. */
export function recordFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => faults.push(`exception: ${message}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What was still under way when a story was left.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${request.url()}`);
  });
  return faults;
}

/** Goes on to a story as a link in the docs does, and waits until it is drawn and played to its end. */
export async function openStory(page: Page, id: string): Promise<void> {
  await follow(page, `?path=/story/${id}`);
  await expectPlayed(page, id);
}

/** Waits until the story is drawn and played to its end, without Storybook's own error in its place. */
export async function expectPlayed(page: Page, id: string): Promise<void> {
  await expect(async () =>
    expect(await lastNews(page, 'storyFinished')).toMatchObject({ storyId: id }),
  ).toPass();
  expect(await lastNews(page, 'storyFinished'), id).toMatchObject({ status: 'success' });
  await expect(preview(page).locator('body'), id).toHaveClass(/sb-show-main/);
}

/** Goes on to a docs page and waits for its heading. */
export async function openDocs(page: Page, id: string, heading: string): Promise<void> {
  await follow(page, `?path=/docs/${id}`);
  await expect(preview(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/**
 * Chooses in one of the menus of the toolbar, and waits until the address says so: Storybook writes it a moment later, with
 * the story that was open when it was pressed, and a story that is opened meanwhile would be left again.
 */
export async function chooseInToolbar(page: Page, menu: string, choice: string): Promise<void> {
  const before = page.url();
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('option', { name: choice }).click();
  await expect(page).not.toHaveURL(before);
}

const follow = (page: Page, address: string) =>
  page.evaluate((to) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit('navigateUrl', to), address);

const lastNews = (page: Page, event: string) =>
  preview(page)
    .locator('body')
    .evaluate((_body, name) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last(name)?.[0], event);
