import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { showLookedAt } from './look-at.ts';

declare module 'vitest' {
  interface ProvidedContext {
    theme: string;
  }
}

/** Stories whose name says that waiting is what they show: their busy regions never settle. */
const isWaiting = (id: string) =>
  /--(.*-)?(loading|busy|pending|saving|skeleton|uploading|searching)/.test(id);

/** Statecharts are the same in every brand, and what stands beside them has pictures of its own: one brand is enough. */
const isDrawnOnce = (id: string) => id.startsWith('flows-') && inject('theme') !== 'decola';

/** A lazy image counts only where the picture can see it. */
const isInView = (image: HTMLImageElement) => {
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
};

async function settle(id: string): Promise<void> {
  await document.fonts.ready;
  const deadline = performance.now() + 4_000;
  const unsettled = () =>
    [...document.images].some((image) => !image.complete && (image.loading !== 'lazy' || isInView(image))) ||
    (!isWaiting(id) && document.querySelector('#storybook-root [aria-busy="true"], [data-waiting]') !== null);
  while (unsettled() && performance.now() < deadline) await new Promise((done) => setTimeout(done, 50));
  await Promise.allSettled(
    [...document.images].filter((image) => image.complete).map((image) => image.decode()),
  );
}

/** Stops what moves by itself and cuts the page at the viewport, so that a picture is the same tomorrow. */
async function holdStill(): Promise<() => void> {
  const style = document.createElement('style');
  style.textContent = `
    *, *::before, *::after { animation-play-state: paused !important; animation-delay: 0s !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important; }
    html, [data-theme] { --ui-font-family-mono: var(--ui-font-family-body) !important; }
    html, body { block-size: 100vh !important; overflow: hidden !important; }
    video { visibility: hidden !important; }`;
  document.head.append(style);
  window.scrollTo(0, 0);
  document.body.scrollTop = 0;
  // Lists above take their real height only as they come near: the place is found again until it stays.
  for (let still = 0, frames = 0; still < 5 && frames < 60; frames++) {
    const before = document.body.scrollTop;
    showLookedAt(document.body);
    still = document.body.scrollTop === before ? still + 1 : 0;
    await new Promise(requestAnimationFrame);
  }
  return () => style.remove();
}

afterEach(async ({ task }) => {
  const id = (task.meta as { storyId?: string }).storyId;
  if (!id || task.result?.state === 'fail' || isDrawnOnce(id)) return;
  // What stands further down a page lies at a fraction of a pixel that depends on what came late above it: played, not compared.
  if (document.querySelector('[data-looked-at]')) return;
  await settle(id);
  const release = await holdStill();
  const theme = inject('theme');
  try {
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${theme}/${id}`);
    if (!id.endsWith('--states')) return;
    const { scheme } = document.documentElement.dataset;
    document.documentElement.dataset.scheme = 'dark';
    try {
      await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${theme}/${id}-dark`);
    } finally {
      if (scheme) document.documentElement.dataset.scheme = scheme;
      else delete document.documentElement.dataset.scheme;
    }
  } finally {
    release();
  }
});
