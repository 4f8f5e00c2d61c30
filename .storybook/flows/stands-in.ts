import { expect, waitFor } from 'storybook/test';

/** Waits until the app's own actor stands in this state: `studying.paused`, or `device.written · delivery.empty`. */
export const standsIn = (state: string): Promise<void> =>
  waitFor(
    () =>
      expect(
        [...document.querySelectorAll('[data-flow]')].map((chart) => chart.getAttribute('data-flow')),
      ).toEqual([...document.querySelectorAll('[data-flow]')].map(() => state)),
    { timeout: 12_000 },
  );
