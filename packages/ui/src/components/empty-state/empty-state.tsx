import { type ReactNode, useRef } from 'react';
import type { Native } from '../../internal/native.ts';
import { useSaidOnArrival } from '../../internal/use-said.ts';
import type { HeadingLevel } from '../heading/heading.variants.ts';
import { emptyActions, emptyPicture, emptyState, emptyText, emptyTitle } from './empty-state.css.ts';
import type { EmptyStateVariant } from './empty-state.variants.ts';

export interface EmptyStateProps extends Native<'div', 'children' | 'title'> {
  /** What will be here, or what was not found: `Não há nada por aqui.` */
  title: string;
  /** Why, and what can be done; may hold a link to the support address. */
  children?: ReactNode;
  /** One decorative icon or illustration. */
  icon?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  variant?: EmptyStateVariant;
  /** `polite` where it comes up while the person is on the page, such as for a search that found nothing: it is spoken. */
  announce?: 'off' | 'polite';
  /** Level of the title in the page's outline. */
  level?: HeadingLevel;
}

/** Says what will be here and offers the next step; attributes and ref go to the box around it. Component 33. */
export function EmptyState({
  title,
  children,
  icon,
  action,
  variant = 'region',
  level = 2,
  announce = 'off',
  ...native
}: EmptyStateProps) {
  const name = useRef<HTMLHeadingElement>(null);
  useSaidOnArrival(() => name.current?.parentElement, announce === 'polite');
  const Title = variant === 'line' ? 'p' : (`h${level}` as const);
  return (
    <div {...native} className={emptyState} data-variant={variant}>
      {icon && <span className={emptyPicture}>{icon}</span>}
      <Title ref={name} className={emptyTitle}>
        {title}
      </Title>
      {children && <div className={emptyText}>{children}</div>}
      {action && <div className={emptyActions}>{action}</div>}
    </div>
  );
}
