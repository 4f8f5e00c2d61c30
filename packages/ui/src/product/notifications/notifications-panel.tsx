import type { ReactNode } from 'react';
import { SidePanel, type SidePanelProps } from '../../components/side-panel/side-panel.tsx';
import { useWords } from '../../internal/words.tsx';
import { notificationListWords } from './notification-list.words.ts';

export interface NotificationsPanelProps extends Omit<SidePanelProps, 'title' | 'side'> {
  /** The name of the list, unless told. */
  title?: string;
  /** A NotificationList, its skeleton, or an ErrorState. */
  children: ReactNode;
}

/**
 * The notifications behind the bell, which is its `trigger` where it opens by itself: a panel from the edge, full width on phones.
 * The app closes it before it follows one (NOTIF-09). Attributes and ref go to the panel.
 */
export function NotificationsPanel({ title, ...panel }: NotificationsPanelProps) {
  const says = useWords('notificationList', notificationListWords);
  return <SidePanel size="small" {...panel} title={title ?? says.label} />;
}
