/** Words of a session that ends or changes under an open page (AUTH-43). */
export const session = {
  expired: 'Faça seu login novamente.',
  expiredText: 'Sua sessão terminou. O que você já fez está guardado: entre de novo e continue daqui.',
  leavePage: 'Sair desta página',
  leftElsewhere: 'Você saiu em outra aba.',
  enteredElsewhere: (name: string) => `${name} entrou em outra aba.`,
} as const;
