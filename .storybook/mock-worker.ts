import { http, passthrough } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { files } from './files.ts';

/**
 * Starts msw's worker from beside the document, because Storybook may be served from any folder (decision 0700). The
 * sandbox's files lie there too; msw knows most of their kinds, but not captions.
 */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(http.get(`${files}*`, () => passthrough()));
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  return worker;
}
