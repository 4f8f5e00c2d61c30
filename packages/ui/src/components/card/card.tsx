import type { ComponentPropsWithRef, ReactNode } from 'react';
import { card } from './card.css.ts';
import type { CardPadding, CardState, CardTone } from './card.variants.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children'> {
  children: ReactNode;
  /** The element drawn; `div` unless told. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'form' | 'figure';
  tone?: CardTone;
  state?: CardState;
  padding?: CardPadding;
}

/** A surface with the brand's corners and depth. It is never itself pressed. Component 8 of the catalogue. */
export function Card({
  as = 'div',
  tone = 'surface',
  state = 'still',
  padding = 'card',
  ...native
}: CardProps) {
  const Element = as as 'div';
  return <Element {...native} className={card} data-tone={tone} data-state={state} data-padding={padding} />;
}
