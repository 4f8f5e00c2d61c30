import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { card } from './card.css.ts';
import type { CardPadding, CardTone } from './card.variants.ts';

export interface CardProps extends Native<'div', 'children'> {
  children: ReactNode;
  /** The element drawn; `div` unless told. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'form' | 'figure';
  tone?: CardTone;
  /** Answers the pointer; what can be pressed is the link or button inside. */
  interactive?: boolean;
  selected?: boolean;
  /** Cannot be used for now; what is inside tells why. */
  blocked?: boolean;
  padding?: CardPadding;
}

/**
 * A surface with the brand's corners and depth, one element. It is never itself pressed. An `img` that stands
 * first in it is its picture. Attributes and ref go to it. Component
 * 8 of the catalogue.
 */
export function Card({
  as = 'div',
  tone = 'surface',
  interactive,
  selected,
  blocked,
  padding = 'card',
  ...native
}: CardProps) {
  const Element = as as 'div';
  return (
    <Element
      {...native}
      className={card}
      data-tone={tone}
      data-padding={padding}
      data-interactive={present(interactive)}
      data-selected={present(selected)}
      data-blocked={present(blocked)}
    />
  );
}
