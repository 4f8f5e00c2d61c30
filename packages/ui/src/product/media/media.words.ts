import { spokenTime } from './clock-text.ts';

/** What a player says. */
export interface MediaWords {
  play: string;
  pause: string;
  replay: string;
  back: string;
  forward: string;
  position: string;
  positionOf: (time: number, duration: number) => string;
  mute: string;
  volume: string;
  captions: string;
  fullscreen: string;
  leaveFullscreen: string;
  keys: string;
  closeKeys: string;
  resumedAt: (time: number) => string;
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
  mute: 'Sem som',
  volume: 'Volume',
  captions: 'Legendas',
  fullscreen: 'Tela cheia',
  leaveFullscreen: 'Sair da tela cheia',
  keys: 'Atalhos do teclado',
  closeKeys: 'Fechar os atalhos',
  resumedAt: (time) => `Retomado em ${spokenTime(time)}.`,
  fromStart: 'Começar do início',
  loading: 'Carregando...',
  networkLost: 'A conexão caiu',
  networkLostText: 'Guardamos onde você parou. Quando a internet voltar, continue do mesmo ponto.',
  failed: 'Não foi possível reproduzir este conteúdo',
  failedText: 'Seu progresso está guardado. Tente de novo ou siga para outro conteúdo da lista.',
  retry: 'Tentar de novo',
  ended: 'Você chegou ao fim',
};
