import type { Notification } from '@student/domain';
import { Dialog, InlineAlert, RichText, Skeleton, Stack } from '@student/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isMissing } from '../failures.ts';
import { notifications as words } from '../pt-br/notifications.ts';
import { Failed } from './failed.tsx';
import { notificationQuery, notificationsQuery } from './notifications.queries.ts';

type NotificationDetailProps = {
  /** As the list has it: what is shown until its own call has answered, and where that does not. */
  listed: Notification;
  onClose: () => void;
};

/** One notification with its image, as the server has it now (NOTIF-08, NOTIF-16). */
export function NotificationDetail({ listed, onClose }: NotificationDetailProps) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({ ...notificationQuery(listed.id), staleTime: 0 });
  const { title, description, notificationImageUrl } = data ?? listed;
  const isGone = isMissing(error);

  // The list, which still has it.
  useEffect(() => {
    if (isGone) void queryClient.invalidateQueries(notificationsQuery());
  }, [queryClient, isGone]);

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={title}>
      <Stack aria-busy={isFetching}>
        {isGone ? (
          <InlineAlert announce="polite">{words.gone}</InlineAlert>
        ) : error ? (
          <Failed
            error={error}
            size="line"
            missing={words.notRead}
            retry={() => void refetch()}
            pending={isFetching}
          />
        ) : null}
        {notificationImageUrl ? <img src={notificationImageUrl} alt="" /> : null}
        {description ? <RichText source={description} /> : null}
        {!description && !notificationImageUrl && isFetching ? <Skeleton shape="block" /> : null}
      </Stack>
    </Dialog>
  );
}
