import { expect, test, vi } from 'vitest';
import { FakePlayerPort } from './fake-player-port.ts';
import { pressKey } from './player-keys.ts';

const commands = () => ({ toggleCaptions: vi.fn(), toggleFullscreen: vi.fn(), showKeys: vi.fn() });

test.each([
  ['ArrowRight', 105],
  ['ArrowLeft', 95],
  ['l', 110],
  ['J', 90],
  ['Home', 0],
  ['End', 200],
  ['5', 100],
  ['9', 180],
])('%s moves from 100 to %d of 200 seconds', (key, seconds) => {
  const port = new FakePlayerPort(200);
  port.currentTime = 100;
  expect(pressKey(key, port, commands())).toEqual(true);
  expect(port.currentTime).toEqual(seconds);
});

test('seeking never leaves the medium', () => {
  const port = new FakePlayerPort(200);
  pressKey('ArrowLeft', port, commands());
  expect(port.currentTime).toEqual(0);
  port.currentTime = 198;
  pressKey('ArrowRight', port, commands());
  expect(port.currentTime).toEqual(200);
});

/** As a medium of a browser, which takes no other number for its place. */
class StrictPort extends FakePlayerPort {
  override get currentTime() {
    return super.currentTime;
  }
  override set currentTime(seconds: number) {
    if (!Number.isFinite(seconds)) throw new TypeError('The provided double value is non-finite.');
    super.currentTime = seconds;
  }
}

test.each([
  ['5', Number.NaN],
  ['End', Number.NaN],
  ['5', Number.POSITIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])('%s stays where it is in a medium of %d seconds', (key, duration) => {
  const port = new StrictPort(200);
  port.currentTime = 40;
  port.duration = duration;
  expect(pressKey(key, port, commands())).toEqual(true);
  expect(port.currentTime).toEqual(40);
});

test('space and k start and pause', () => {
  const port = new FakePlayerPort(200);
  pressKey(' ', port, commands());
  expect(port.paused).toEqual(false);
  pressKey('K', port, commands());
  expect(port.paused).toEqual(true);
});

test('the speed stays above 0 and at most 2', () => {
  const port = new FakePlayerPort(200);
  for (let press = 0; press < 9; press += 1) pressKey('>', port, commands());
  expect(port.playbackRate).toEqual(2);
  for (let press = 0; press < 9; press += 1) pressKey('<', port, commands());
  expect(port.playbackRate).toEqual(0.5);
});

test('turning the volume up also ends the silence', () => {
  const port = new FakePlayerPort(200);
  port.volume = 0.4;
  pressKey('m', port, commands());
  pressKey('ArrowUp', port, commands());
  expect([port.volume, port.muted]).toEqual([0.5, false]);
});

test('other keys are left to the page', () => {
  expect(pressKey('Tab', new FakePlayerPort(200), commands())).toEqual(false);
});

test('the remaining keys ask the player', () => {
  const asked = commands();
  for (const key of ['c', 'F', '?']) pressKey(key, new FakePlayerPort(200), asked);
  expect(
    [asked.toggleCaptions, asked.toggleFullscreen, asked.showKeys].map((action) => action.mock.calls.length),
  ).toEqual([1, 1, 1]);
});
