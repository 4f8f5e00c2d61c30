import type { ReactNode } from 'react';
import type { HeadingLevel } from '../heading/heading.variants.ts';
import { emptyActions, emptyPicture, emptyState, emptyText, emptyTitle } from './empty-state.css.ts';
import type { EmptyStateSize } from './empty-state.variants.ts';

export interface EmptyStateProps {
  /** What will be here, or what was not found: `Não há nada por aqui.` */
  title: string;
  /** Why, and what can be done; may hold a link to the support address. */
  children?: ReactNode;
  /** One decorative icon or illustration. */
  icon?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  size?: EmptyStateSize;
  /** Level of the title in the page's outline. */
  level?: HeadingLevel;
}

/** Says what will be here and offers the next step. Component 33. */
export function EmptyState({ title, children, icon, action, size = 'region', level = 2 }: EmptyStateProps) {
  const Title = size === 'line' ? 'p' : (`h${level}` as const);
  return (
    <div className={emptyState} data-size={size}>
      {icon && <span className={emptyPicture}>{icon}</span>}
      <Title className={emptyTitle}>{title}</Title>
      {children && <div className={emptyText}>{children}</div>}
      {action && <div className={emptyActions}>{action}</div>}
    </div>
  );
}
