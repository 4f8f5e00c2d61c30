import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { alertAction, alertText, alertTitle, inlineAlert } from './inline-alert.css.ts';
import type { Announcement, InlineAlertTone, InlineAlertVariant } from './inline-alert.variants.ts';

export interface InlineAlertProps {
  children: ReactNode;
  tone?: InlineAlertTone;
  variant?: InlineAlertVariant;
  title?: string;
  /** What can be done about it, one or two buttons. */
  action?: ReactNode;
  announce?: Announcement;
  /** Leave it out when the message must stay until its cause is gone. */
  onDismiss?: () => void;
  dismissLabel?: string;
}

const icons = { info: Info, positive: CircleCheck, caution: TriangleAlert, critical: CircleAlert };
const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A message beside what it is about (APG Alert, only when it is inserted). Component 29. */
export function InlineAlert({
  children,
  tone = 'info',
  variant = 'inline',
  title,
  action,
  announce = 'off',
  onDismiss,
  dismissLabel = 'Dispensar',
}: InlineAlertProps) {
  const Icon = icons[tone];
  return (
    <div className={inlineAlert} role={roles[announce]} data-tone={tone} data-variant={variant}>
      <Icon aria-hidden />
      <div className={alertText}>
        {title && <strong className={alertTitle}>{title}</strong>}
        {children}
        {action && <div className={alertAction}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label={dismissLabel} icon={<X aria-hidden />} size="small" onClick={onDismiss} />
      )}
    </div>
  );
}
