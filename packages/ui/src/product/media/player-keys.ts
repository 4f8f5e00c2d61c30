import type { PlayerPort } from './player-port.ts';
import { neighbourSpeed } from './speeds.ts';

/** What the keys can do that the medium alone cannot. */
export interface PlayerCommands {
  toggleCaptions: () => void;
  toggleFullscreen: () => void;
  showKeys: () => void;
}

/** The rows of the sheet behind `?`; what each does is said by the words. */
export const playerKeys = [
  { keys: ['Space', 'K'], does: 'play' },
  { keys: ['←', '→'], does: 'step' },
  { keys: ['J', 'L'], does: 'skip' },
  { keys: ['0', '…', '9'], does: 'tenths' },
  { keys: ['Home', 'End'], does: 'ends' },
  { keys: ['↑', '↓'], does: 'volume' },
  { keys: ['M'], does: 'mute' },
  { keys: ['<', '>'], does: 'speed' },
  { keys: ['C'], does: 'captions' },
  { keys: ['F'], does: 'fullscreen' },
  { keys: ['?'], does: 'keys' },
] as const;
export type PlayerAct = (typeof playerKeys)[number]['does'];

/** Seeks within the medium; past either end means the end. A length that is not known, or has no end, leads nowhere. */
export function seek(port: PlayerPort, seconds: number) {
  if (!Number.isFinite(seconds)) return;
  port.currentTime = Math.min(Math.max(seconds, 0), Number.isFinite(port.duration) ? port.duration : seconds);
}

export function togglePlay(port: PlayerPort) {
  // A browser may refuse to start; the medium then stays paused and says so itself.
  if (port.paused) port.play().catch(() => undefined);
  else port.pause();
}

/** Does what a key means to the player. Returns whether the key was one of its own. */
export function pressKey(key: string, port: PlayerPort, commands: PlayerCommands): boolean {
  if (/^[0-9]$/.test(key)) {
    seek(port, (port.duration * Number(key)) / 10);
    return true;
  }
  const act = actions[key.length === 1 ? key.toLowerCase() : key];
  if (!act) return false;
  act(port, commands);
  return true;
}

const actions: Record<string, (port: PlayerPort, commands: PlayerCommands) => void> = {
  ' ': togglePlay,
  k: togglePlay,
  ArrowLeft: (port) => seek(port, port.currentTime - 5),
  ArrowRight: (port) => seek(port, port.currentTime + 5),
  j: (port) => seek(port, port.currentTime - 10),
  l: (port) => seek(port, port.currentTime + 10),
  Home: (port) => seek(port, 0),
  End: (port) => seek(port, port.duration),
  ArrowUp: (port) => changeVolume(port, 0.1),
  ArrowDown: (port) => changeVolume(port, -0.1),
  m: (port) => {
    port.muted = !port.muted;
  },
  '<': (port) => {
    port.playbackRate = neighbourSpeed(port.playbackRate, 'slower');
  },
  '>': (port) => {
    port.playbackRate = neighbourSpeed(port.playbackRate, 'faster');
  },
  c: (_, commands) => commands.toggleCaptions(),
  f: (_, commands) => commands.toggleFullscreen(),
  '?': (_, commands) => commands.showKeys(),
};

function changeVolume(port: PlayerPort, by: number) {
  port.volume = Math.min(Math.max(Math.round((port.volume + by) * 10) / 10, 0), 1);
  if (by > 0) port.muted = false;
}
