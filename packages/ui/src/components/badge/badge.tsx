import type { Native } from '../../internal/native.ts';
import { badge } from './badge.css.ts';
import type { BadgeTone } from './badge.variants.ts';

export interface BadgeProps extends Native<'span', 'children'> {
  /** 0 draws nothing. */
  count: number;
  /** Where counting stops: 99 draws `99+`. */
  max?: number;
  tone?: BadgeTone;
}

/**
 * A count on a corner of something else. Hidden from screen readers: what carries it says the count in its own name
 * (`Notificações, 3 não lidas`). Attributes and ref go to it. Component 62.
 */
export function Badge({ count, max = 99, tone = 'critical', ...native }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span {...native} className={badge} data-tone={tone} aria-hidden>
      {count > max ? `${max}+` : count}
    </span>
  );
}
