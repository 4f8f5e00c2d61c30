import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiPlayer, type ApiPlayerOptions, playerStates, type YoutubeApi } from './youtube-api.ts';
import { YoutubePort } from './youtube-port.ts';

/** A player of the API that does what the test says. */
class FakePlayer implements ApiPlayer {
  readonly calls: string[] = [];
  readonly frame = { title: '', tabIndex: 0 } as HTMLElement;
  seconds = 0;
  length = 120;
  rate = 1;
  readonly options: ApiPlayerOptions;
  constructor(_element: HTMLElement, options: ApiPlayerOptions) {
    this.options = options;
    made.push(this);
  }
  playVideo = () => void this.calls.push('play');
  pauseVideo = () => void this.calls.push('pause');
  seekTo = (seconds: number) => void this.calls.push(`seek ${seconds}`);
  getCurrentTime = () => this.seconds;
  getDuration = () => this.length;
  getPlaybackRate = () => this.rate;
  setPlaybackRate = (rate: number) => void this.calls.push(`rate ${rate}`);
  setVolume = (volume: number) => void this.calls.push(`volume ${volume}`);
  mute = () => void this.calls.push('mute');
  unMute = () => void this.calls.push('unmute');
  getIframe = () => this.frame;
  destroy = () => void this.calls.push('destroy');
  ready = () => this.options.events.onReady();
  enter = (state: keyof typeof playerStates) =>
    this.options.events.onStateChange({ data: playerStates[state] });
  fail = (code: number) => this.options.events.onError({ data: code });
  takeRate = (rate: number) => {
    this.rate = rate;
    this.options.events.onPlaybackRateChange({ data: rate });
  };
}
let made: FakePlayer[] = [];

const told = [
  'emptied',
  'loadedmetadata',
  'durationchange',
  'play',
  'playing',
  'pause',
  'timeupdate',
  'seeking',
  'ratechange',
  'volumechange',
  'waiting',
  'ended',
  'error',
] as const;

function open(openApi: () => Promise<YoutubeApi> = async () => ({ Player: FakePlayer })) {
  const style = { zIndex: '' };
  const place = { style, appendChild: (child: unknown) => child, replaceChildren: () => {} };
  const asked = vi.fn(openApi);
  const port = new YoutubePort({
    place: place as unknown as HTMLElement,
    code: 'dQ4example1',
    title: 'Introdução',
    duration: 60,
    openApi: asked,
  });
  const events: string[] = [];
  for (const type of told) port.addEventListener(type, () => events.push(type));
  const heard = () => events.splice(0);
  return { port, style, heard, asked };
}

/** One that plays. */
async function playing() {
  const opened = open();
  await opened.port.play();
  const [player] = made as [FakePlayer];
  player.ready();
  player.enter('buffering');
  player.enter('playing');
  opened.heard();
  player.calls.splice(0);
  return { ...opened, player };
}

beforeEach(() => {
  made = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => ({}) });
  vi.stubGlobal('location', { origin: 'https://decola.com.br' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('nothing of YouTube is asked for before it is to play; length, second, speed and volume are known all the same', async () => {
  const { port, asked, heard } = open();
  port.currentTime = 30;
  port.playbackRate = 1.5;
  port.volume = 0.4;
  port.muted = true;
  expect([port.duration, port.currentTime, port.playbackRate, port.volume, port.muted]).toEqual([
    60,
    30,
    1.5,
    0.4,
    true,
  ]);
  expect(heard()).toEqual(['seeking', 'timeupdate', 'ratechange', 'volumechange', 'volumechange']);
  expect(asked).not.toHaveBeenCalled();

  await port.play();
  const [player] = made as [FakePlayer];
  expect(player.options).toMatchObject({
    videoId: 'dQ4example1',
    host: 'https://www.youtube-nocookie.com',
    playerVars: { controls: 0, playsinline: 1, origin: 'https://decola.com.br' },
  });
  player.ready();
  expect(player.calls).toEqual(['volume 40', 'mute', 'rate 1.5', 'seek 30', 'play']);
  expect([player.frame.title, player.frame.tabIndex]).toEqual(['Introdução', -1]);
});

it('it waits until the frame plays, and only then plays; what YouTube says of the length counts', async () => {
  const { port, heard } = open();
  await port.play();
  expect([port.paused, heard()]).toEqual([false, ['waiting']]);
  const [player] = made as [FakePlayer];
  player.ready();
  expect([port.duration, heard()]).toEqual([120, ['durationchange']]);
  player.enter('buffering');
  player.enter('playing');
  expect(heard()).toEqual(['waiting', 'play', 'playing']);
  player.seconds = 1.2;
  vi.advanceTimersByTime(250);
  expect([port.currentTime, heard()]).toEqual([1.2, ['timeupdate']]);
  vi.advanceTimersByTime(250);
  expect(heard()).toEqual([]);
  // Another wait in the middle is no other play.
  player.enter('buffering');
  player.enter('playing');
  expect(heard()).toEqual(['waiting', 'playing']);
});

it('a pause of the person, or of the frame, is told once, and nothing is read any more', async () => {
  const { port, player, heard } = await playing();
  port.pause();
  player.enter('paused');
  expect([port.paused, heard(), player.calls]).toEqual([true, ['pause'], ['pause']]);
  player.seconds = 9;
  vi.advanceTimersByTime(1000);
  expect(heard()).toEqual([]);
  await port.play();
  player.enter('playing');
  expect(heard()).toEqual(['waiting', 'play', 'playing']);
  player.enter('paused');
  expect([port.paused, heard()]).toEqual([true, ['pause']]);
});

it('a pause before the frame has answered is kept: nothing begins to play', async () => {
  const { port, heard } = open();
  port.currentTime = 12;
  await port.play();
  port.pause();
  const [player] = made as [FakePlayer];
  player.ready();
  expect(player.calls).toEqual(['volume 100']);
  expect(heard()).toEqual(['seeking', 'timeupdate', 'waiting', 'pause', 'durationchange']);
  await port.play();
  expect(player.calls).toEqual(['volume 100', 'seek 12', 'play']);
});

it('a seek before it has played moves nothing in the frame, which would begin to play', async () => {
  const { port } = open();
  await port.play();
  port.pause();
  const [player] = made as [FakePlayer];
  player.ready();
  port.currentTime = 40;
  expect([port.currentTime, player.calls]).toEqual([40, ['volume 100']]);
  await port.play();
  expect(player.calls).toEqual(['volume 100', 'seek 40', 'play']);
});

it('a seek to its end before it has played ends it, as a video element does', async () => {
  const { port } = open();
  port.currentTime = 999;
  expect([port.currentTime, port.ended]).toEqual([port.duration, true]);
  port.currentTime = 40;
  expect(port.ended).toBe(false);
});

it('a seek shows its second at once, and what the frame says meanwhile is of the time before', async () => {
  const { port, player, heard } = await playing();
  player.seconds = 10;
  vi.advanceTimersByTime(250);
  port.currentTime = 50;
  expect([port.currentTime, player.calls]).toEqual([50, ['seek 50']]);
  heard();
  player.seconds = 10.2;
  vi.advanceTimersByTime(250);
  expect([port.currentTime, heard()]).toEqual([50, []]);
  player.seconds = 50.3;
  vi.advanceTimersByTime(250);
  expect([port.currentTime, heard()]).toEqual([50.3, ['timeupdate']]);
  // A frame that goes elsewhere, such as to a key frame, is believed after a while.
  port.currentTime = 80;
  player.seconds = 70;
  vi.advanceTimersByTime(2250);
  expect(port.currentTime).toBe(70);
});

it.each([
  [-5, 0],
  [500, 120],
])('second %d is none of the video: %d', async (asked, taken) => {
  const { port, player } = await playing();
  port.currentTime = asked;
  expect([port.currentTime, player.calls]).toEqual([taken, [`seek ${taken}`]]);
});

it('a speed that YouTube does not offer is told as the one that it took (PLAYER-08)', async () => {
  const { port, player, heard } = await playing();
  port.playbackRate = 1.6;
  expect([port.playbackRate, player.calls, heard()]).toEqual([1, ['rate 1.6'], []]);
  player.takeRate(1.5);
  expect([port.playbackRate, heard()]).toEqual([1.5, ['ratechange']]);
});

it('a speed that was chosen before and is none of YouTube’s is mended once it plays', async () => {
  const { port, heard } = open();
  port.playbackRate = 1.6;
  await port.play();
  const [player] = made as [FakePlayer];
  player.ready();
  player.rate = 1.5;
  heard();
  player.enter('playing');
  expect([port.playbackRate, heard()]).toEqual([1.5, ['ratechange', 'play', 'playing']]);
});

it('the end pauses and ends, at the last second; playing once more begins at the first', async () => {
  const { port, player, heard } = await playing();
  player.enter('ended');
  expect([port.currentTime, port.paused, port.ended]).toEqual([120, true, true]);
  expect(heard()).toEqual(['timeupdate', 'pause', 'ended']);
  await port.play();
  expect(player.calls).toEqual(['seek 0', 'play']);
  expect([port.ended, port.currentTime]).toEqual([false, 0]);
});

it.each([2, 5, 100, 101, 150])(
  'error %d of YouTube is one of the video, and takes the frame away',
  async (code) => {
    const { port, player, heard } = await playing();
    player.seconds = 7;
    vi.advanceTimersByTime(250);
    heard();
    player.fail(code);
    expect([port.error, port.paused, port.currentTime, heard()]).toEqual([
      { code: 4 },
      true,
      7,
      ['pause', 'error'],
    ]);
    expect(player.calls).toEqual(['destroy']);
    // What the old frame still says counts for nothing.
    player.enter('playing');
    expect([port.paused, heard()]).toEqual([true, []]);
  },
);

it('an API that cannot be had is the network, and loading anew asks again', async () => {
  let isLost = true;
  const { port, asked, heard } = open(async () => {
    if (isLost) throw new Error('lost');
    return { Player: FakePlayer };
  });
  await port.play();
  expect([port.error, port.paused, heard()]).toEqual([{ code: 2 }, true, ['waiting', 'pause', 'error']]);
  // Without loading anew nothing is tried.
  await port.play();
  expect(asked).toHaveBeenCalledTimes(1);
  isLost = false;
  port.load();
  expect([port.error, heard()]).toEqual([null, ['emptied', 'loadedmetadata']]);
  await port.play();
  expect([asked.mock.calls.length, made.length]).toEqual([2, 1]);
});

it('a frame that never answers is the network, after half a minute', async () => {
  const { port, heard } = open();
  await port.play();
  vi.advanceTimersByTime(29_999);
  expect(port.error).toBeNull();
  vi.advanceTimersByTime(1);
  expect([port.error, heard()]).toEqual([{ code: 2 }, ['waiting', 'pause', 'error']]);
});

it('a frame that never answers is the network too where it was paused and played meanwhile', async () => {
  const { port } = open();
  await port.play();
  vi.advanceTimersByTime(1000);
  port.pause();
  await port.play();
  vi.advanceTimersByTime(28_999);
  expect([port.error, port.paused]).toEqual([null, false]);
  vi.advanceTimersByTime(1);
  expect([port.error, port.paused]).toEqual([{ code: 2 }, true]);
});

it('a frame that never answers is given up in silence while it is paused, and the next play makes another', async () => {
  const { port, heard } = open();
  port.currentTime = 30;
  await port.play();
  port.pause();
  heard();
  vi.advanceTimersByTime(600_000);
  expect([port.error, port.currentTime, heard()]).toEqual([null, 30, []]);
  await port.play();
  expect(made).toHaveLength(2);
  made[1]?.ready();
  vi.advanceTimersByTime(600_000);
  expect([port.error, made[1]?.calls]).toEqual([null, ['volume 100', 'seek 30', 'play']]);
});

it('a frame that does not begin, because a device wants it pressed itself, comes to the front until it plays', async () => {
  const { port, style, heard } = open();
  await port.play();
  const [player] = made as [FakePlayer];
  player.ready();
  heard();
  vi.advanceTimersByTime(4000);
  expect([port.paused, style.zIndex, heard()]).toEqual([true, '1', ['pause']]);
  player.enter('playing');
  expect([port.paused, style.zIndex, heard()]).toEqual([false, '', ['play', 'playing']]);
});

it('a slow network that has begun to load is waited for', async () => {
  const { port, style } = open();
  await port.play();
  const [player] = made as [FakePlayer];
  player.ready();
  player.enter('buffering');
  vi.advanceTimersByTime(20_000);
  expect([port.paused, style.zIndex]).toEqual([false, '']);
});

it('what is destroyed is gone: an API that comes afterwards makes no player', async () => {
  let give = (_api: YoutubeApi) => {};
  const { port } = open(
    () =>
      new Promise((resolve) => {
        give = resolve;
      }),
  );
  const begun = port.play();
  port.destroy();
  give({ Player: FakePlayer });
  await begun;
  expect(made).toEqual([]);
});

it('a second press while it is on its way makes no second player', async () => {
  const { port, asked } = open();
  const first = port.play();
  port.pause();
  await port.play();
  await first;
  expect([asked.mock.calls.length, made.length]).toEqual([1, 1]);
});
