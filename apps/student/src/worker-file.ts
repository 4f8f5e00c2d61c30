/** The service worker, in the app's root so that all its pages are in the worker's scope; the build writes it there. */
export const workerFile = 'service-worker.js';
