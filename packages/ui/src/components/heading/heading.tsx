import { memo, type ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import type { TextLines } from '../text/text.variants.ts';
import { unbroken } from '../text/unbroken.tsx';
import { heading } from './heading.css.ts';
import type { HeadingLevel, HeadingSize } from './heading.variants.ts';

export interface HeadingProps extends Native<'h1', 'children'> {
  children: ReactNode;
  /** Place in the page's outline; one `1` a page, no step left out. */
  level: HeadingLevel;
  /** How large it looks, apart from its level. */
  size?: HeadingSize;
  tone?: 'default' | 'muted' | 'brand';
  lines?: TextLines;
  /** `div` where it holds formatted text, whose paragraphs no `h2` may hold; it is a heading all the same. */
  as?: 'div';
}

const usualSize = { 1: 'xxxl', 2: 'xxl', 3: 'xl', 4: 'l', 5: 'm', 6: 'm' } as const;

/**
 * A heading: its level is for the outline, its size for the eye. Attributes and ref go to the heading. Component 2 of the
 * catalogue.
 */
export const Heading = memo(function Heading({
  level,
  size = usualSize[level],
  tone = 'default',
  lines,
  as,
  children,
  ...native
}: HeadingProps) {
  const Element = (as ?? `h${level}`) as 'h1';
  const role = as && { role: 'heading', 'aria-level': level };
  return (
    <Element {...role} {...native} className={heading} data-size={size} data-tone={tone} data-lines={lines}>
      {unbroken(children)}
    </Element>
  );
});
