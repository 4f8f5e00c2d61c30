import { memo, type ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { tag } from './tag.css.ts';
import type { TagTone } from './tag.variants.ts';

export interface TagProps extends Native<'span', 'children'> {
  /** One or two words. */
  children: ReactNode;
  tone?: TagTone;
  /** One decorative icon. */
  icon?: ReactNode;
}

/**
 * A word about something in one element, in the flow of its text (`Obrigatório`, `Concluído`). Not to be pressed: that is a
 * `Chip`. Attributes and ref go to it. Component 62.
 */
export const Tag = memo(function Tag({ children, tone = 'neutral', icon, ...native }: TagProps) {
  return (
    <span {...native} className={tag} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
});
