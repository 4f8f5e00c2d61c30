import { clockText, spokenTime } from './clock-text.ts';
import type { PlayerAct } from './player-keys.ts';

/** What a player says. */
export interface MediaWords {
  play: string;
  pause: string;
  replay: string;
  back: string;
  forward: string;
  position: string;
  positionOf: (time: number, duration: number) => string;
  /** What is left, in seconds, beside the bar. */
  left: (seconds: number) => string;
  mute: string;
  volume: string;
  captions: string;
  fullscreen: string;
  leaveFullscreen: string;
  /** A small window above all others. */
  ownWindow: string;
  leaveOwnWindow: string;
  keys: string;
  closeKeys: string;
  /** What is printed on the space bar. */
  space: string;
  acts: Record<PlayerAct, string>;
  /** Where one stopped, as a clock or in words. */
  resumedAt: (time: string) => string;
  fromStart: string;
  loading: string;
  networkLost: string;
  networkLostText: string;
  failed: string;
  failedText: string;
  retry: string;
  ended: string;
}

export const mediaWords: MediaWords = {
  play: 'Reproduzir',
  pause: 'Pausar',
  replay: 'Assistir de novo',
  back: 'Voltar 10 segundos',
  forward: 'Avançar 10 segundos',
  position: 'Posição',
  positionOf: (time, duration) => `${spokenTime(time)} de ${spokenTime(duration)}`,
  left: (seconds) => `${Math.floor(seconds) === 1 ? 'falta' : 'faltam'} ${clockText(seconds)}`,
  mute: 'Sem som',
  volume: 'Volume',
  captions: 'Legendas',
  fullscreen: 'Tela cheia',
  leaveFullscreen: 'Sair da tela cheia',
  ownWindow: 'Abrir em uma janela pequena',
  leaveOwnWindow: 'Voltar para a página',
  keys: 'Atalhos do teclado',
  closeKeys: 'Fechar os atalhos',
  space: 'Espaço',
  acts: {
    play: 'Reproduzir ou pausar',
    step: 'Voltar ou avançar 5 segundos',
    skip: 'Voltar ou avançar 10 segundos',
    tenths: 'Ir para 0% a 90%',
    ends: 'Ir para o começo ou o fim',
    volume: 'Aumentar ou diminuir o volume',
    mute: 'Ligar ou desligar o som',
    speed: 'Diminuir ou aumentar a velocidade',
    captions: 'Ligar ou desligar as legendas',
    fullscreen: 'Tela cheia',
    keys: 'Mostrar estes atalhos',
  },
  resumedAt: (time) => `Você parou em ${time}.`,
  fromStart: 'Começar do início',
  loading: 'Carregando...',
  networkLost: 'A conexão caiu',
  networkLostText: 'Guardamos onde você parou. Quando a internet voltar, continue do mesmo ponto.',
  failed: 'Não foi possível reproduzir este conteúdo',
  failedText: 'Seu progresso está salvo. Tente novamente ou siga para outro conteúdo da lista.',
  retry: 'Tentar novamente',
  ended: 'Você chegou ao fim',
};
