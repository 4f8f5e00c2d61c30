/** Words where a content has no player here (PLAYER-19). */
export const contentWithoutPlayer = {
  unsupportedTitle: 'Este tipo de conteúdo ainda não abre aqui',
  unsupported: (type: string) => `${type}: em breve aqui. Os demais continuam disponíveis.`,
  unknown: 'Tipo de conteúdo desconhecido.',
  unknownText: 'Escolha outro conteúdo do treinamento.',
} as const;
