/** Words under an interactive package, which stand there before its code has come (PLAYER-17). */
export const packageTools = {
  fullscreen: 'Tela cheia',
  leaveFullscreen: 'Sair da tela cheia',
  hint: 'O que você faz aqui é salvo sozinho.',
} as const;
