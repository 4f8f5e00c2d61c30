import { deleteNotification, markNotificationAsRead } from '@student/api-client';
import { formatDateTime, type Notification, notificationTarget, withRead } from '@student/domain';
import {
  ConfirmDialog,
  NotificationList,
  NotificationsPanel as Panel,
  RichText,
  Skeletons,
} from '@student/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useGo } from '../addresses/use-go.ts';
import { tellingAnswer } from '../contents/told-answer.ts';
import { paths } from '../paths.ts';
import { notifications as words } from '../pt-br/notifications.ts';
import { endpointMutation } from '../queries/endpoint-query.ts';
import { useServices } from '../services.ts';
import { Failed } from './failed.tsx';
import { NotificationDetail } from './notification-detail.tsx';
import { notificationsQuery } from './notifications.queries.ts';

const kinds = {
  DOUBT_RESPONSE: 'doubt',
  INDICATION_RESPONSE: 'indication',
  NEW_TRAINING_RESPONSE: 'training',
  NEW_NOTIFICATION_WITH_IMAGE: 'image',
} as const;

const { queryKey } = notificationsQuery();

type NotificationsPanelProps = {
  /** What the focus goes back to from a notification, whose row went with the list. */
  bell: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The notifications: opening one closes the list, marks it as read and leads where it is about, or shows it (NOTIF-01 to NOTIF-16). */
export default function NotificationsPanel({ bell, onClose }: NotificationsPanelProps) {
  const { queryClient, messages } = useServices();
  const go = useGo();
  const { data, error, refetch } = useQuery(notificationsQuery());
  const [isListOpen, setListOpen] = useState(true);
  const [detail, setDetail] = useState<Notification>();
  const [toDelete, setToDelete] = useState<Notification>();

  const read = useMutation({
    ...endpointMutation(markNotificationAsRead, {}),
    onMutate: ({ params: { id } }) =>
      queryClient.setQueryData(queryKey, (list) => list && withRead(list, id)),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const remove = useMutation({
    ...endpointMutation(deleteNotification, { makesStale: [{ queryKey }] }),
    onSuccess: (_done, { params: { id } }) => {
      queryClient.setQueryData(queryKey, (list) => list?.filter((item) => item.id !== id));
      setToDelete(undefined);
      messages.succeed(words.removed);
    },
  });

  const open = (notification: Notification) => {
    setListOpen(false);
    if (!notification.isRead) read.mutate({ params: { id: notification.id } });
    const target = notificationTarget(notification);
    if (target.to === 'detail') return setDetail(notification);
    onClose();
    if (target.to === 'content')
      go(paths.courseContent(target), { state: tellingAnswer(notification.createdAt) });
    else go(paths.course(target));
  };

  if (detail) {
    const close = () => {
      onClose();
      queueMicrotask(() => bell.current?.focus());
    };
    return <NotificationDetail listed={detail} onClose={close} />;
  }
  return (
    <Panel size="medium" open={isListOpen} onOpenChange={(isOpen) => isOpen || onClose()} title={words.title}>
      {data === undefined ? (
        error ? (
          <Failed error={error} retry={() => void refetch()} />
        ) : (
          <Skeletons shape="row" count={4} />
        )
      ) : (
        <NotificationList
          items={data.map((item) => ({
            id: item.id,
            kind: kinds[item.type],
            title: item.title,
            description: item.description ? <RichText source={item.description} /> : undefined,
            date: formatDateTime(item.createdAt),
            isRead: item.isRead,
            isDeleting: remove.isPending && remove.variables.params.id === item.id,
          }))}
          onOpen={(id) => {
            const item = data.find((each) => each.id === id);
            if (item) open(item);
          }}
          // Its message tells it.
          announce="off"
          onDelete={(id) => setToDelete(data.find((each) => each.id === id))}
        />
      )}
      {toDelete ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => isOpen || setToDelete(undefined)}
          title={words.removeTitle}
          confirmLabel={words.removeConfirm}
          words={{ cancel: words.cancel }}
          tone="critical"
          pending={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: toDelete.id } })}
        >
          {words.removeText}
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}
