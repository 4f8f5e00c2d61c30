import { type ReactNode, useRef } from 'react';
import type { Native } from '../../internal/native.ts';
import { useSaidOnArrival } from '../../internal/use-said.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { alertAction, alertText, alertTitle, inlineAlert } from './inline-alert.css.ts';
import type { Announcement, InlineAlertTone, InlineAlertVariant } from './inline-alert.variants.ts';
import { type InlineAlertWords, portuguese } from './inline-alert.words.ts';

export interface InlineAlertProps extends Native<'div', 'children' | 'title' | 'role'> {
  children: ReactNode;
  tone?: InlineAlertTone;
  variant?: InlineAlertVariant;
  title?: string;
  /** What can be done about it, one or two buttons. */
  action?: ReactNode;
  announce?: Announcement;
  /** Leave it out when the message must stay until its cause is gone. */
  onDismiss?: () => void;
  words?: DeepPartial<InlineAlertWords>;
}

const icons = { info: InfoIcon, positive: SuccessIcon, caution: WarningIcon, critical: ErrorIcon };

/** A message beside what it is about (APG Alert, only when it is inserted); attributes and ref go to its box. Component 29. */
export function InlineAlert({
  children,
  tone = 'info',
  variant = 'inline',
  title,
  action,
  announce = 'off',
  onDismiss,
  words,
  ...native
}: InlineAlertProps) {
  const { dismiss } = useWords('inlineAlert', portuguese, words);
  const text = useRef<HTMLDivElement>(null);
  useSaidOnArrival(() => text.current, announce === 'polite');
  const Sign = icons[tone];
  return (
    <div
      {...native}
      className={inlineAlert}
      role={announce === 'assertive' ? 'alert' : undefined}
      data-tone={tone}
      data-variant={variant}
    >
      <Sign />
      <div ref={text} className={alertText}>
        {title && <strong className={alertTitle}>{title}</strong>}
        {children}
        {action && <div className={alertAction}>{action}</div>}
      </div>
      {onDismiss && <IconButton label={dismiss} icon={<CloseIcon />} size="small" onClick={onDismiss} />}
    </div>
  );
}
