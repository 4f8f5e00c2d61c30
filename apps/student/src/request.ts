import type { Client } from '@student/api-client';
import type { Platform } from './platform.ts';
import type { ServerClock } from './server-clock.ts';

/**
 * Calls an endpoint and gives its parsed `data` (or the file).
 * @throws {ApiError} when the call fails. What is thrown when the client's own code does not arrive is the browser's error,
 * which `isMissingCode` knows.
 */
export type Request = Client['request'];

/** The app's way to the server. Its code is loaded in parallel with the first screen, and the first call waits for it. */
export function createRequest(platform: Platform, clock?: ServerClock): Request {
  let loading: Promise<Client> | undefined;
  const load = () => import('./client.ts').then(({ clientOf }) => clientOf(platform, clock));
  return async (endpoint, ...options) => {
    loading ??= load();
    try {
      return await (await loading).request(endpoint, ...options);
    } catch (error) {
      // A chunk that did not arrive is asked for again by the next call.
      if (error instanceof TypeError) loading = undefined;
      throw error;
    }
  };
}
