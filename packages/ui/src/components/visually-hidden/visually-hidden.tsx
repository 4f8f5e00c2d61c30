import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  id?: string;
  /** The element drawn; `span` unless told. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'caption' | 'legend';
}

/** Words for screen readers only. Component 5 of the catalogue. */
export function VisuallyHidden({ as: Element = 'span', ...native }: VisuallyHiddenProps) {
  return <Element {...native} className={visuallyHidden} />;
}
