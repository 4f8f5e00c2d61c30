import { expect, waitFor } from 'storybook/test';

const said = () => document.querySelector('[data-part="announcements"]')?.textContent ?? '';

/** Waits in a play until a screen reader hears a sentence by the page's region. */
export async function heard(sentence: string | RegExp): Promise<void> {
  await waitFor(() => expect(said()).toMatch(sentence));
}

/** Waits in a play until nothing is left of what was said before. */
export async function silence(): Promise<void> {
  await waitFor(() => expect(said()).toBe(''), { timeout: 30_000 });
}

/** What is said just now; empty for nothing. */
export const heardNow = (): string => said().trim();
