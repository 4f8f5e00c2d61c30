import type { Page } from '@playwright/test';
import type { Study } from './ledger.ts';

/** One open tab, and what plays in it. */
export type Tab = {
  name: string;
  page: Page;
  /** The study since the content was opened here. */
  study: Study | undefined;
  /** Since when the medium runs, on the journey's clock: not before, and not after. */
  running: { from: number; to: number } | undefined;
  /** The second that its player showed last, but for 0, and when that was. */
  shown: { seconds: number; at: number } | undefined;
};

/** Why a step could not be done: the network, or what stands on the page, left the person no way. */
export class NoWay extends Error {}

/** How long a person waits for something on the page, in ms. */
export const patience = 4000;

/** The fields of a panel beside the content; opens it, and tries again once where the network broke it. */
export async function openPanel({ page }: Tab, name: string, field: string) {
  // What is written stands in tabs; what others say is folded.
  const opener = page
    .getByRole('tab', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }));
  await opener.waitFor();
  const isOpen = opener.and(page.locator('[aria-selected="true"], [aria-expanded="true"]'));
  if (!(await isOpen.isVisible())) await opener.click();
  const wanted = page.getByLabel(field).first();
  const again = page.getByRole('button', { name: 'Tentar novamente' }).first();
  await wanted.or(again).first().waitFor();
  if (!(await wanted.isVisible())) {
    await again.click();
    await wanted.waitFor();
  }
  return wanted;
}

/** Stands on the page of this address; a page that shows it already is left alone. */
export async function standAt({ page }: Tab, path: string) {
  if (new URL(page.url(), 'http://x').pathname === path) return;
  await openIn(page, path);
}

/**
 * Opens an address, or what stands there anew, and waits until its document has begun, and a moment more: until then the
 * browser refuses to reload a page. Nobody is so quick.
 */
export async function openIn(page: Page, path?: string): Promise<void> {
  await (path === undefined
    ? page.reload({ waitUntil: 'commit' })
    : page.goto(path, { waitUntil: 'commit' })
  ).finally(() => passed(100));
}

/** Closes a tab. Of one whose document has just begun, or could not, the browser sometimes never says that it is closed. */
export const closeTab = ({ page }: Tab): Promise<unknown> => Promise.race([page.close(), passed(5000)]);

export const passed = (time: number) => new Promise<void>((over) => setTimeout(over, time));

/** Whether something comes into sight while a person looks. */
export const isSeen = (wanted: ReturnType<Page['locator']>, timeout = patience): Promise<boolean> =>
  wanted
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );

/** Whether something comes true while a person looks. */
export async function becomesTrue(isTrue: () => Promise<boolean>, timeout = patience): Promise<boolean> {
  const until = performance.now() + timeout;
  while (!(await isTrue())) {
    if (performance.now() > until) return false;
    await passed(50);
  }
  return true;
}
