import { expect, test, vi } from 'vitest';
import { FakePlayerPort } from './fake-player-port.ts';
import { followVolume } from './use-volume.ts';

/** As a browser's medium, which tells of a change only after the code that made it. */
class LatePort extends FakePlayerPort {
  override addEventListener(...[type, listener]: Parameters<FakePlayerPort['addEventListener']>) {
    super.addEventListener(type, listener);
    listener();
    listener();
  }
}

test.each([FakePlayerPort, LatePort])(
  'a medium begins as loud as last time, and nobody is told (%o)',
  (Port) => {
    const port = new Port(200);
    const tell = vi.fn();
    followVolume(port, { volume: 0.2, muted: true }, tell);
    expect([port.volume, port.muted]).toEqual([0.2, true]);
    expect(tell).not.toHaveBeenCalled();
  },
);

test('what a person changes is told once, wherever it was changed', () => {
  const port = new FakePlayerPort(200);
  const tell = vi.fn();
  followVolume(port, { volume: 0.2, muted: false }, tell);
  port.volume = 0.4;
  port.muted = true;
  port.muted = true;
  expect(tell.mock.calls).toEqual([
    [0.4, false],
    [0.4, true],
  ]);
});

test('a way back to the volume of the start is a change too', () => {
  const port = new FakePlayerPort(200);
  const tell = vi.fn();
  followVolume(port, { volume: 0.2, muted: false }, tell);
  port.volume = 0.4;
  port.volume = 0.2;
  expect(tell).toHaveBeenLastCalledWith(0.2, false);
});

test('what has gone is not heard any more', () => {
  const port = new FakePlayerPort(200);
  const tell = vi.fn();
  followVolume(port, { volume: 0.2, muted: false }, tell)();
  port.volume = 0.4;
  expect(tell).not.toHaveBeenCalled();
});

test('a medium that loads anew keeps its volume', () => {
  const port = new FakePlayerPort(200);
  followVolume(port, { volume: 0.2, muted: false }, vi.fn());
  port.volume = 0.4;
  port.load();
  expect(port.volume).toEqual(0.4);
});
