import { deleteNotification, markNotificationAsRead } from '@student/api-client';
import { formatDateTime, type Notification, notificationTarget, withRead } from '@student/domain';
import { ConfirmDialog, Dialog, NotificationList, RichText, SidePanel, Skeletons, Stack } from '@student/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { request } from '../client.ts';
import { paths } from '../paths.ts';
import { shell } from '../pt-br/shell.ts';
import { notificationsQuery } from '../queries.ts';
import { useServices } from '../services.ts';
import { Failed } from './failed.tsx';

const words = shell.notifications;
const kinds = {
  DOUBT_RESPONSE: 'doubt',
  INDICATION_RESPONSE: 'indication',
  NEW_TRAINING_RESPONSE: 'training',
  NEW_NOTIFICATION_WITH_IMAGE: 'image',
} as const;

const { queryKey } = notificationsQuery();

/** The notifications: opening one closes the list, marks it as read and leads where it is about (NOTIF-01 to NOTIF-15). */
export default function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const { queryClient, news } = useServices();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(notificationsQuery());
  const [isListOpen, setListOpen] = useState(true);
  const [detail, setDetail] = useState<Notification>();
  const [doomed, setDoomed] = useState<Notification>();

  const read = useMutation({
    mutationFn: (id: number) => request(markNotificationAsRead, { params: { id } }),
    onMutate: (id) => queryClient.setQueryData(queryKey, (list) => list && withRead(list, id)),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const remove = useMutation({
    mutationFn: (id: number) => request(deleteNotification, { params: { id } }),
    onSuccess: async (_done, id) => {
      queryClient.setQueryData(queryKey, (list) => list?.filter((item) => item.id !== id));
      setDoomed(undefined);
      news.succeed(words.removed);
      await queryClient.invalidateQueries({ queryKey });
    },
  });

  const open = (notification: Notification) => {
    setListOpen(false);
    if (!notification.isRead) read.mutate(notification.id);
    const target = notificationTarget(notification);
    if (target.to === 'detail') return setDetail(notification);
    onClose();
    void navigate(
      target.to === 'content'
        ? paths.courseContent(target.courseId, target.contentId)
        : paths.course(target.courseId),
    );
  };

  if (detail) {
    return (
      <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={detail.title}>
        <Stack>
          {detail.notificationImageUrl ? <img src={detail.notificationImageUrl} alt="" /> : null}
          {detail.description ? <RichText source={detail.description} /> : null}
        </Stack>
      </Dialog>
    );
  }
  return (
    <SidePanel open={isListOpen} onOpenChange={(isOpen) => isOpen || onClose()} title={words.title}>
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeletons shape="row" count={4} />
      ) : (
        <NotificationList
          items={data.map((item) => ({
            id: item.id,
            kind: kinds[item.type],
            title: item.title,
            description: item.description ? <RichText source={item.description} /> : undefined,
            date: formatDateTime(item.createdAt),
            isRead: item.isRead,
            isDeleting: remove.isPending && remove.variables === item.id,
          }))}
          onOpen={(id) => {
            const item = data.find((each) => each.id === id);
            if (item) open(item);
          }}
          onDelete={(id) => setDoomed(data.find((each) => each.id === id))}
        />
      )}
      {doomed ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => isOpen || setDoomed(undefined)}
          title={words.removeTitle}
          confirmLabel={words.removeConfirm}
          cancelLabel={words.cancel}
          tone="critical"
          pending={remove.isPending}
          onConfirm={() => remove.mutate(doomed.id)}
        >
          {words.removeText}
        </ConfirmDialog>
      ) : null}
    </SidePanel>
  );
}
