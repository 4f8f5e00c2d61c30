import type { MediaEvent, PlayerPort } from '@student/ui';
import { type ApiPlayer, playerStates, type YoutubeApi } from './youtube-api.ts';

type YoutubePortOptions = {
  /** Filled by the player. */
  place: HTMLElement;
  /** Video code at YouTube. */
  code: string;
  /** Names the frame. */
  title: string;
  /** What the content says of its length, in seconds; YouTube's own counts once it is known. */
  duration: number;
  openApi: () => Promise<YoutubeApi>;
};

/** How often the second is read while it plays, in ms; the API does not tell it. */
const readInterval = 250;
/** The longest wait for a frame, from its making to its answer, in ms. */
const framePatience = 30_000;
/** A frame that does not begin within this time after it was asked, in ms, wants to be pressed itself (iOS). */
const touchPatience = 4000;

/** A frame that was sent to a second says the one before for a while, in ms. */
const seekPatience = 2000;

/** Errors as MediaError numbers them. */
const errors = { network: 2, media: 4 } as const;

/**
 * A video of YouTube as a {@link PlayerPort}, over its IFrame API. Nothing is loaded from there before it is to play: until then it is a
 * medium that knows its length, and takes second, speed and volume for later (PLAYER-12, PLAYER-15).
 */
export class YoutubePort extends EventTarget implements PlayerPort {
  paused = true;
  ended = false;
  error: { code: number } | null = null;
  readonly #options: YoutubePortOptions;
  /** There once the frame has answered. */
  #player: ApiPlayer | undefined;
  /** Counts what was begun and given up: an answer to an earlier one is late. */
  #turn = 0;
  #isBegun = false;
  /** A frame that has not: a seek would make it play. */
  #hasStarted = false;
  /** Where the frame was sent, and until when (ms since 1970) what it says of its second is of the time before. */
  #target: { seconds: number; until: number } | undefined;
  #time = 0;
  #duration: number;
  #rate = 1;
  #volume = 1;
  #muted = false;
  #reading: ReturnType<typeof setInterval> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** A frame owes its answer whatever is pressed meanwhile. */
  #arriving: ReturnType<typeof setTimeout> | undefined;

  constructor(options: YoutubePortOptions) {
    super();
    this.#options = options;
    this.#duration = options.duration;
  }

  get duration() {
    return this.#duration;
  }
  get currentTime() {
    return this.#time;
  }
  set currentTime(seconds) {
    this.#time = Math.min(Math.max(seconds, 0), this.#duration || seconds);
    // One that plays tells of its end by itself.
    this.ended = !this.#hasStarted && this.#duration > 0 && this.#time === this.#duration;
    if (this.#player && this.#hasStarted) this.#seek(this.#player);
    this.#tell('seeking', 'timeupdate', 'seeked');
  }
  get playbackRate() {
    return this.#rate;
  }
  set playbackRate(rate) {
    if (this.#player) {
      // It takes the nearest that it offers, and tells which.
      this.#player.setPlaybackRate(rate);
      return;
    }
    this.#rate = rate;
    this.#tell('ratechange');
  }
  get volume() {
    return this.#volume;
  }
  set volume(volume) {
    this.#volume = volume;
    this.#player?.setVolume(Math.round(volume * 100));
    this.#tell('volumechange');
  }
  get muted() {
    return this.#muted;
  }
  set muted(muted) {
    this.#muted = muted;
    if (muted) this.#player?.mute();
    else this.#player?.unMute();
    this.#tell('volumechange');
  }

  async play() {
    if (!this.paused || this.error) return;
    this.paused = false;
    if (this.ended) this.currentTime = 0;
    this.#tell('waiting');
    if (this.#player) this.#start(this.#player);
    else if (!this.#isBegun) await this.#begin();
  }

  pause() {
    if (this.paused) return;
    this.#rest();
    this.#player?.pauseVideo();
    this.#tell('pause');
  }

  /** Starts over after a failure, at the beginning and at the usual speed, as a video element does. */
  load() {
    this.#giveUp();
    this.error = null;
    this.paused = true;
    this.ended = false;
    [this.#time, this.#rate] = [0, 1];
    this.#tell('emptied', 'loadedmetadata');
  }

  /** Takes the player away, for good. */
  destroy() {
    this.#giveUp();
  }

  #tell(...types: MediaEvent[]) {
    for (const type of types) this.dispatchEvent(new Event(type));
  }

  async #begin() {
    const turn = ++this.#turn;
    this.#isBegun = true;
    try {
      const api = await this.#options.openApi();
      if (turn === this.#turn) this.#makePlayer(api, turn);
    } catch {
      if (turn === this.#turn) this.#fail(errors.network);
    }
  }

  #makePlayer(api: YoutubeApi, turn: number) {
    const { place, code, title } = this.#options;
    const frame = place.appendChild(document.createElement('div'));
    const own =
      <Event extends readonly unknown[]>(handle: (...event: Event) => void) =>
      (...event: Event) => {
        if (turn === this.#turn) handle(...event);
      };
    this.#arriving = setTimeout(() => {
      // Nobody waits for one that was paused: the next play begins anew.
      if (this.paused) this.#giveUp();
      else this.#fail(errors.network);
    }, framePatience);
    const player = new api.Player(frame, {
      host: 'https://www.youtube-nocookie.com',
      videoId: code,
      width: '100%',
      height: '100%',
      // The controls are the app's own.
      playerVars: {
        controls: 0,
        disablekb: 1,
        fs: 0,
        iv_load_policy: 3,
        playsinline: 1,
        rel: 0,
        hl: 'pt-BR',
        origin: location.origin,
      },
      events: {
        onReady: own(() => this.#ready(player, title)),
        onStateChange: own(({ data }: { data: number }) => this.#follow(data)),
        onPlaybackRateChange: own(({ data }: { data: number }) => {
          this.#rate = data;
          this.#tell('ratechange');
        }),
        onError: own(() => this.#fail(errors.media)),
      },
    });
  }

  #ready(player: ApiPlayer, title: string) {
    this.#player = player;
    const frame = player.getIframe();
    frame.title = title;
    frame.tabIndex = -1;
    this.#learnDuration();
    player.setVolume(Math.round(this.#volume * 100));
    if (this.#muted) player.mute();
    if (this.#rate !== 1) player.setPlaybackRate(this.#rate);
    clearTimeout(this.#arriving);
    if (!this.paused) this.#start(player);
  }

  #start(player: ApiPlayer) {
    if (!this.#hasStarted && this.#time > 0) this.#seek(player);
    player.playVideo();
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      this.#options.place.style.zIndex = '1';
      this.#rest();
      this.#tell('pause');
    }, touchPatience);
  }

  #seek(player: ApiPlayer) {
    this.#target = { seconds: this.#time, until: Date.now() + seekPatience };
    player.seekTo(this.#time, true);
  }

  /** What the frame does, whoever made it do so. */
  #follow(state: number) {
    if (state === playerStates.playing) this.#plays();
    if (state === playerStates.buffering && !this.paused) {
      clearTimeout(this.#waiting);
      this.#tell('waiting');
    }
    if (state === playerStates.paused && !this.paused) {
      this.#rest();
      this.#tell('pause');
    }
    if (state === playerStates.ended) {
      this.#time = this.#duration;
      this.ended = true;
      const wasPlaying = !this.paused;
      this.#rest();
      this.#tell('timeupdate', ...(wasPlaying ? (['pause'] as const) : []), 'ended');
    }
  }

  #plays() {
    clearTimeout(this.#waiting);
    this.#options.place.style.zIndex = '';
    this.#learnDuration();
    this.#learnRate();
    this.paused = false;
    this.ended = false;
    this.#hasStarted = true;
    const isGoingOn = this.#reading !== undefined;
    this.#reading ??= setInterval(() => this.#read(), readInterval);
    this.#tell(...(isGoingOn ? [] : (['play'] as const)), 'playing');
  }

  #read() {
    if (!this.#player) return;
    const seconds = this.#player.getCurrentTime();
    const target = this.#target;
    if (target && Math.abs(seconds - target.seconds) > 1.5 && Date.now() < target.until) return;
    this.#target = undefined;
    if (seconds === this.#time) return;
    this.#time = seconds;
    this.#learnDuration();
    this.#tell('timeupdate');
  }

  #learnDuration() {
    const duration = this.#player?.getDuration() ?? 0;
    if (duration <= 0 || duration === this.#duration) return;
    this.#duration = duration;
    this.#tell('durationchange');
  }

  /** A speed that was wanted before the frame was there may be none of YouTube's. */
  #learnRate() {
    const rate = this.#player?.getPlaybackRate() ?? this.#rate;
    if (rate === this.#rate) return;
    this.#rate = rate;
    this.#tell('ratechange');
  }

  #rest() {
    this.paused = true;
    clearTimeout(this.#waiting);
    clearInterval(this.#reading);
    this.#reading = undefined;
  }

  #fail(code: number) {
    const seconds = this.#time;
    this.#giveUp();
    this.#time = seconds;
    this.error = { code };
    const wasPlaying = !this.paused;
    this.paused = true;
    this.#tell(...(wasPlaying ? (['pause'] as const) : []), 'error');
  }

  #giveUp() {
    this.#turn++;
    [this.#isBegun, this.#hasStarted, this.#target] = [false, false, undefined];
    clearTimeout(this.#arriving);
    clearTimeout(this.#waiting);
    clearInterval(this.#reading);
    this.#reading = undefined;
    this.#player?.destroy();
    this.#player = undefined;
    this.#options.place.replaceChildren();
    this.#options.place.style.zIndex = '';
  }
}
