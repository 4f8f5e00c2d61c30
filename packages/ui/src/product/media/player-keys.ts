import type { PlayerPort } from './player-port.ts';
import { neighbourSpeed } from './speeds.ts';

/** What the keys can do that the medium alone cannot. */
export interface PlayerCommands {
  toggleCaptions: () => void;
  toggleFullscreen: () => void;
  showKeys: () => void;
}

/** One row of the sheet behind `?`. */
export const playerKeys = [
  { keys: ['Espaço', 'K'], action: 'Reproduzir ou pausar' },
  { keys: ['←', '→'], action: 'Voltar ou avançar 5 segundos' },
  { keys: ['J', 'L'], action: 'Voltar ou avançar 10 segundos' },
  { keys: ['0', '…', '9'], action: 'Ir para 0% a 90%' },
  { keys: ['Home', 'End'], action: 'Ir para o começo ou o fim' },
  { keys: ['↑', '↓'], action: 'Aumentar ou diminuir o volume' },
  { keys: ['M'], action: 'Ligar ou desligar o som' },
  { keys: ['<', '>'], action: 'Diminuir ou aumentar a velocidade' },
  { keys: ['C'], action: 'Ligar ou desligar as legendas' },
  { keys: ['F'], action: 'Tela cheia' },
  { keys: ['?'], action: 'Mostrar estes atalhos' },
] as const;

/** Seeks within the medium; past either end means the end. */
export function seek(port: PlayerPort, seconds: number) {
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
