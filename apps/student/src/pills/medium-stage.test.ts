import type { MediaEvent, PlayerPort } from '@student/ui';
import { describe, expect, it } from 'vitest';
import { createMediumStage } from './medium-stage.ts';

/** A medium whose start the test decides. */
class Medium extends EventTarget {
  paused = true;
  ended = false;
  error: { code: number } | null = null;
  muted = false;
  volume = 1;
  start: () => Promise<void> = async () => {};
  play() {
    this.paused = false;
    return this.start();
  }
  pause() {
    this.paused = true;
  }
  tell(type: MediaEvent) {
    this.dispatchEvent(new Event(type));
  }
}
const portOf = (medium: Medium) => medium as unknown as PlayerPort;

function stageWith(medium?: Medium) {
  const told: string[] = [];
  const stage = createMediumStage((event) => told.push(event));
  if (medium) stage.enter(portOf(medium));
  const end = new AbortController();
  const play = (muted = false) => stage.play(muted, 0.5, end.signal);
  return { stage, told, play };
}
const settled = () => new Promise((done) => setTimeout(done));
const rejecting = (name: string) => () => Promise.reject(new DOMException('', name));

describe('asked to play', () => {
  it('a medium that is still on its way is waited for, and as loud as last time', async () => {
    const { stage, play } = stageWith();
    const outcome = play(true);
    const medium = new Medium();
    stage.enter(portOf(medium));
    await settled();
    medium.tell('playing');
    expect([await outcome, medium.muted, medium.volume]).toEqual(['playing', true, 0.5]);
  });

  it('a browser that asks for a press has refused, and so has a frame that stays', async () => {
    const medium = new Medium();
    medium.start = rejecting('NotAllowedError');
    expect(await stageWith(medium).play()).toBe('refused');
    const frame = new Medium();
    const outcome = stageWith(frame).play();
    await settled();
    frame.paused = true;
    frame.tell('pause');
    expect(await outcome).toBe('refused');
  });

  it('a medium that is given another source meanwhile has neither played nor failed', async () => {
    const medium = new Medium();
    medium.start = rejecting('AbortError');
    const outcome = stageWith(medium).play();
    await settled();
    // What it said before it was asked to play comes late.
    medium.tell('pause');
    medium.tell('playing');
    expect(await outcome).toBe('playing');
  });

  it('a medium that cannot be played fails, at once, by its promise or by its event', async () => {
    const broken = new Medium();
    broken.error = { code: 4 };
    await expect(stageWith(broken).play()).rejects.toEqual({ code: 4 });
    const missing = new Medium();
    missing.start = rejecting('NotSupportedError');
    await expect(stageWith(missing).play()).rejects.toMatchObject({ name: 'NotSupportedError' });
    const late = new Medium();
    const outcome = stageWith(late).play();
    await settled();
    late.tell('error');
    await expect(outcome).rejects.toThrow();
  });
});

describe('what a medium does', () => {
  it('is told, but not that it stops at its end, nor that it had stopped before it went on', () => {
    const medium = new Medium();
    const { told } = stageWith(medium);
    medium.paused = false;
    for (const type of ['playing', 'waiting', 'pause'] as const) medium.tell(type);
    medium.paused = true;
    medium.tell('pause');
    medium.ended = true;
    for (const type of ['pause', 'ended', 'error'] as const) medium.tell(type);
    expect(told).toEqual(['media.play', 'media.wait', 'media.pause', 'media.end', 'media.fail']);
  });

  it('is not told any more once another one stands there; the one that goes late takes nothing with it', () => {
    const [frame, film] = [new Medium(), new Medium()];
    const { stage, told } = stageWith(frame);
    stage.enter(portOf(film));
    stage.leave(portOf(frame));
    frame.tell('ended');
    film.tell('playing');
    expect([told, stage.get()]).toEqual([['media.play'], film]);
    stage.leave(portOf(film));
    expect(stage.get()).toBeUndefined();
  });
});
