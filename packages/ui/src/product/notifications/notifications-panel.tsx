import type { ReactElement, ReactNode } from 'react';
import { SidePanel } from '../../components/side-panel/side-panel.tsx';

export interface NotificationsPanelProps {
  /** The NotificationBell. */
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title?: string;
  /** A NotificationList, its skeleton, or an ErrorState. */
  children: ReactNode;
}

/** The notifications behind the bell: a panel from the edge, full width on phones. The app closes it before it follows one (NOTIF-09). */
export function NotificationsPanel({ title = 'Notificações', ...panel }: NotificationsPanelProps) {
  return <SidePanel {...panel} title={title} size="small" />;
}
