import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import {
  emptyActions,
  emptyPicture,
  emptyState,
  emptyText,
  emptyTitle,
} from '../empty-state/empty-state.css.ts';
import type { EmptyStateSize } from '../empty-state/empty-state.variants.ts';
import type { HeadingLevel } from '../heading/heading.variants.ts';

export interface ErrorStateProps {
  /** What happened: `Não foi possível carregar os treinamentos.` */
  title: string;
  /** What was kept and what to do. */
  children?: ReactNode;
  /** One decorative icon. */
  icon?: ReactNode;
  /** Leave it out when trying again cannot help. */
  onRetry?: () => void;
  retryLabel?: string;
  /** The retry is under way: the button keeps the focus. */
  pending?: boolean;
  size?: EmptyStateSize;
  level?: HeadingLevel;
  /** For what leads here from elsewhere on the page. */
  id?: string;
}

/** One part of the page that failed, in its place, with the way to try again (APG Alert). Component 34. */
export function ErrorState({
  title,
  children,
  icon = <CloudOff aria-hidden />,
  onRetry,
  retryLabel = 'Tentar novamente',
  pending = false,
  size = 'region',
  level = 2,
  id,
}: ErrorStateProps) {
  const Title = size === 'line' ? 'p' : (`h${level}` as const);
  return (
    <div id={id} role="alert" className={emptyState} data-size={size} data-tone="critical">
      <span className={emptyPicture}>{icon}</span>
      <Title className={emptyTitle}>{title}</Title>
      {children && <div className={emptyText}>{children}</div>}
      {onRetry && (
        <div className={emptyActions}>
          <Button
            variant={size === 'line' ? 'plain' : 'outline'}
            size={size === 'line' ? 'small' : 'medium'}
            pending={pending}
            onClick={onRetry}
          >
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
