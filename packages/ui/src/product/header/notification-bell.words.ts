export interface NotificationBellWords {
  /** The bell's name, with the count in it. */
  name: (unread: number) => string;
}

export const notificationBellWords: NotificationBellWords = {
  name: (unread) =>
    unread === 0 ? 'Notificações' : `Notificações: ${unread} não ${unread === 1 ? 'lida' : 'lidas'}`,
};
