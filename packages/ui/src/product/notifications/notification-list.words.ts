export interface NotificationListWords {
  label: string;
  empty: string;
  unread: string;
  remove: (title: string) => string;
  /** Said when one that was asked to go is gone; empty where the app tells it by itself. */
  removed: (title: string) => string;
}

export const notificationListWords: NotificationListWords = {
  label: 'Notificações',
  empty: 'Você não possui nenhuma notificação',
  unread: 'Não lida',
  remove: (title) => `Apagar notificação: ${title}`,
  removed: (title) => `Notificação apagada: ${title}`,
};
