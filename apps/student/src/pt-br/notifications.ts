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
  close: 'Fechar',
  unread: 'Não lida',
} as const;
