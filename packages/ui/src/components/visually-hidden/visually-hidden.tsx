import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { visuallyHidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends Native<'span', 'children'> {
  children: ReactNode;
  /** The element drawn; `span` unless told. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'caption' | 'legend';
}

/** Words for screen readers only. Attributes and ref go to it. Component 5 of the catalogue. */
export function VisuallyHidden({ as = 'span', ...native }: VisuallyHiddenProps) {
  const Element = as as 'span';
  return <Element {...native} className={visuallyHidden} />;
}
