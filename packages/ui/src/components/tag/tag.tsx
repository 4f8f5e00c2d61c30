import type { ReactNode } from 'react';
import { tag } from './tag.css.ts';
import type { TagTone } from './tag.variants.ts';

export interface TagProps {
  /** One or two words. */
  children: ReactNode;
  tone?: TagTone;
  /** One decorative icon. */
  icon?: ReactNode;
}

/** A word about something, in the flow of its text (`Obrigatório`, `Concluído`). Not to be pressed: that is a `Chip`. Component 62. */
export function Tag({ children, tone = 'neutral', icon }: TagProps) {
  return (
    <span className={tag} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
