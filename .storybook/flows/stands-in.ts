import { expect, waitFor } from 'storybook/test';

/**
 * Waits until the app's own actor stands in this state: `studying.paused`, or `device.written · delivery.empty`. Where no chart stands
 * beside the story, it fails.
 */
export const standsIn = (state: string): Promise<void> =>
  waitFor(
    () => {
      const charts = [...document.querySelectorAll('[data-flow]')];
      expect(new Set(charts.map((chart) => chart.getAttribute('data-flow')))).toEqual(new Set([state]));
    },
    { timeout: 30_000 },
  );
