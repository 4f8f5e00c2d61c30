/** Words of the message that the day pays no more coins (DECOIN-07 to DECOIN-12); how many that is, nobody says. */
export const coinLimit = {
  title: (coins: string) => `Você ganhou o máximo de ${coins} de hoje!`,
  text: (coins: string) =>
    `O que você ganhou já está no seu saldo. Continue estudando: tudo continua valendo para o seu progresso, e amanhã você volta a ganhar ${coins}.`,
} as const;
