/** States of a player, as YouTube's IFrame API numbers them. */
export const playerStates = {
  unstarted: -1,
  ended: 0,
  playing: 1,
  paused: 2,
  buffering: 3,
  cued: 5,
} as const;

/** A player of YouTube's IFrame API: the part that is used here. Times in seconds, volume 0 to 100. */
export type ApiPlayer = {
  playVideo(): void;
  pauseVideo(): void;
  seekTo(seconds: number, allowSeekAhead: boolean): void;
  getCurrentTime(): number;
  /** 0 until it is known. */
  getDuration(): number;
  getPlaybackRate(): number;
  /** Only those of `getAvailablePlaybackRates` are taken. */
  setPlaybackRate(rate: number): void;
  setVolume(volume: number): void;
  mute(): void;
  unMute(): void;
  getIframe(): HTMLElement;
  destroy(): void;
};

export type ApiPlayerOptions = {
  host: string;
  videoId: string;
  width: string;
  height: string;
  playerVars: Readonly<Record<string, string | number>>;
  events: {
    onReady: () => void;
    onStateChange: (event: { data: number }) => void;
    onPlaybackRateChange: (event: { data: number }) => void;
    /** 2 wrong code, 5 cannot be played here, 100 gone, 101 and 150 not allowed in other pages. */
    onError: (event: { data: number }) => void;
  };
};

/** The IFrame API, once it is there. A player takes the place of the element. */
export type YoutubeApi = { Player: new (element: HTMLElement, options: ApiPlayerOptions) => ApiPlayer };

type WindowOfApi = Window & { YT?: Partial<YoutubeApi>; onYouTubeIframeAPIReady?: (() => void) | undefined };

/** Thrown when the API cannot be had: no network, or something keeps it away. */
export class YoutubeUnreached extends Error {}

/** The longest wait for the API, in ms. */
export const apiPatience = 30_000;

/** Where the API is, unless the document says otherwise: a sandbox without internet has a stand-in of its own. */
const addressIn = (document: Document) =>
  document.querySelector<HTMLMetaElement>('meta[name="youtube-api"]')?.content ||
  'https://www.youtube.com/iframe_api';

const loading = new WeakMap<Window, Promise<YoutubeApi>>();

/**
 * Loads the API once per page; what failed is tried anew. Nothing is asked of another host before this is called.
 *
 * @throws {YoutubeUnreached}
 */
export function loadYoutube(within: WindowOfApi, address = addressIn(within.document)): Promise<YoutubeApi> {
  const known = loading.get(within);
  if (known) return known;
  const api = load(within, address);
  loading.set(within, api);
  api.catch(() => loading.delete(within));
  return api;
}

function load(within: WindowOfApi, address: string): Promise<YoutubeApi> {
  const { document } = within;
  const ready = () => (within.YT?.Player ? (within.YT as YoutubeApi) : undefined);
  return new Promise((resolve, reject) => {
    const there = ready();
    if (there) return resolve(there);
    const script = document.createElement('script');
    const end = within.setTimeout(() => fail('did not answer'), apiPatience);
    const fail = (why: string) => {
      within.clearTimeout(end);
      script.remove();
      reject(new YoutubeUnreached(`YouTube's IFrame API ${why}.`));
    };
    within.onYouTubeIframeAPIReady = () => {
      within.clearTimeout(end);
      const api = ready();
      if (api) resolve(api);
      else fail('came without a player');
    };
    script.addEventListener('error', () => fail('could not be loaded'));
    script.src = address;
    document.head.append(script);
  });
}
