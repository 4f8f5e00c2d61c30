/** Words of the bell and its panel (NOTIF). */
export const notifications = {
  title: 'Notificações',
  empty: 'Você não possui nenhuma notificação',
  remove: 'Apagar notificação',
  removeTitle: 'Apagar esta notificação?',
  removeText: 'Ela sai da sua lista e não pode ser recuperada.',
  removeConfirm: 'Apagar',
  cancel: 'Cancelar',
  removed: 'Notificação apagada!',
  gone: 'Esta notificação foi apagada.',
  notRead: 'Não foi possível carregar a notificação. O que está abaixo é o que a lista tem dela.',
  close: 'Fechar',
  unread: 'Não lida',
} as const;
