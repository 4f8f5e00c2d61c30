import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../../internal/announce.ts';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { Button } from '../button/button.tsx';
import {
  emptyActions,
  emptyPicture,
  emptyState,
  emptyText,
  emptyTitle,
} from '../empty-state/empty-state.css.ts';
import type { EmptyStateVariant } from '../empty-state/empty-state.variants.ts';
import type { HeadingLevel } from '../heading/heading.variants.ts';
import { CloudOffIcon } from '../icon/icons.ts';
import { type ErrorStateWords, portuguese } from './error-state.words.ts';

export interface ErrorStateProps extends Native<'div', 'children' | 'title' | 'role'> {
  /** What happened: `Não foi possível carregar os treinamentos.` */
  title: string;
  /** What was kept and what to do. */
  children?: ReactNode;
  /** One decorative icon. */
  icon?: ReactNode;
  /** Leave it out when trying again cannot help. */
  onRetry?: () => void;
  /** The retry is under way: the button keeps the focus. */
  pending?: boolean;
  variant?: EmptyStateVariant;
  level?: HeadingLevel;
  words?: DeepPartial<ErrorStateWords>;
}

/**
 * One part of the page that failed, in its place, with the way to try again (APG Alert); attributes and ref go to the alert. It is
 * heard when it arrives, and again when a retry has failed too. Component 34.
 */
export function ErrorState({
  title,
  children,
  icon = <CloudOffIcon />,
  onRetry,
  pending = false,
  variant = 'region',
  level = 2,
  words,
  ...native
}: ErrorStateProps) {
  const { retry } = useWords('errorState', portuguese, words);
  const wasPending = useRef(pending);
  /* Speaks through the region of the page: an alert whose words stay is not heard again. */
  useEffect(() => {
    if (wasPending.current && !pending) announce(title);
    wasPending.current = pending;
  }, [pending, title]);
  const Title = variant === 'line' ? 'p' : (`h${level}` as const);
  return (
    <div {...native} role="alert" className={emptyState} data-variant={variant} data-tone="critical">
      <span className={emptyPicture}>{icon}</span>
      <Title className={emptyTitle}>{title}</Title>
      {children && <div className={emptyText}>{children}</div>}
      {onRetry && (
        <div className={emptyActions}>
          <Button
            variant={variant === 'line' ? 'plain' : 'outline'}
            size={variant === 'line' ? 'small' : 'medium'}
            pending={pending}
            onClick={onRetry}
          >
            {retry}
          </Button>
        </div>
      )}
    </div>
  );
}
