import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadYoutube, YoutubeUnreached } from './youtube-api.ts';

type Script = { src: string; isGone: boolean; fail: () => void };

/** A page that names another address of the API, or none. */
function openPage(named?: string) {
  const scripts: Script[] = [];
  const document = {
    querySelector: () => (named === undefined ? null : { content: named }),
    createElement: () => {
      const script: Script & { addEventListener: unknown; remove: unknown } = {
        src: '',
        isGone: false,
        fail: () => {},
        addEventListener: (_type: string, act: () => void) => {
          script.fail = act;
        },
        remove: () => {
          script.isGone = true;
        },
      };
      return script;
    },
    head: { append: (script: Script) => scripts.push(script) },
  };
  const page = {
    document,
    setTimeout: (...timer: Parameters<typeof setTimeout>) => setTimeout(...timer),
    clearTimeout: (timer: number) => clearTimeout(timer),
  } as unknown as Parameters<typeof loadYoutube>[0];
  return { page, scripts };
}

const api = { Player: class {} } as never;
const arrive = (page: ReturnType<typeof openPage>['page']) => {
  page.YT = api;
  page.onYouTubeIframeAPIReady?.();
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [undefined, 'https://www.youtube.com/iframe_api'],
  ['', 'https://www.youtube.com/iframe_api'],
  ['/files/youtube/iframe_api.js', '/files/youtube/iframe_api.js'],
])('a document that names %j loads the API from %s, once', async (named, address) => {
  const { page, scripts } = openPage(named);
  const [first, second] = [loadYoutube(page), loadYoutube(page)];
  expect(scripts.map(({ src }) => src)).toEqual([address]);
  arrive(page);
  expect([await first, await second]).toEqual([api, api]);
});

it('an API that is there already is taken as it is', async () => {
  const { page, scripts } = openPage();
  page.YT = api;
  expect(await loadYoutube(page)).toBe(api);
  expect(scripts).toEqual([]);
});

it('one that is on its way, and has no player yet, is waited for', async () => {
  const { page, scripts } = openPage();
  page.YT = {};
  const asked = loadYoutube(page);
  expect(scripts).toHaveLength(1);
  arrive(page);
  expect(await asked).toBe(api);
});

it.each<[string, (script: Script, page: ReturnType<typeof openPage>['page']) => void]>([
  ['cannot be loaded', ({ fail }) => fail()],
  ['does not answer for half a minute', () => vi.advanceTimersByTime(30_000)],
  ['comes without a player', (_script, page) => page.onYouTubeIframeAPIReady?.()],
])('an API that %s is unreached, and asked for anew the next time', async (_what, happens) => {
  const { page, scripts } = openPage();
  const asked = expect(loadYoutube(page)).rejects.toThrow(YoutubeUnreached);
  const [script] = scripts as [Script];
  happens(script, page);
  await asked;
  expect(script.isGone).toBe(true);
  const again = loadYoutube(page);
  expect(scripts).toHaveLength(2);
  arrive(page);
  expect(await again).toBe(api);
});
