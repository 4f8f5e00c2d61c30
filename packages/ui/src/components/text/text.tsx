import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { text } from './text.css.ts';
import type { TextLines, TextSize, TextTone, TextWeight } from './text.variants.ts';
import { unbroken } from './unbroken.tsx';

type TextElement =
  // a page's name, where what it holds is larger
  | 'h1'
  | 'p'
  | 'span'
  | 'div'
  | 'strong'
  | 'em'
  | 'small'
  | 'li'
  | 'dt'
  | 'dd'
  | 'figcaption'
  | 'label'
  | 'time';

export interface TextProps extends Native<'p', 'children'> {
  children: ReactNode;
  /** The element drawn; `p` unless told. */
  as?: TextElement;
  size?: TextSize;
  tone?: TextTone;
  weight?: TextWeight;
  /** Cut after so many lines. The whole text stays readable for screen readers. */
  lines?: TextLines;
  /** `tabular` lets numbers stand under each other. */
  figures?: 'tabular';
  /** `kept` breaks lines where a person broke them as they wrote. */
  lineBreaks?: 'kept' | undefined;
  /** For `as="time"`. */
  dateTime?: string;
  /** For `as="label"`. */
  htmlFor?: string;
}

/**
 * Running text in one element. Long words break rather than overflow. Attributes and ref go to it. Component 2 of the catalogue.
 */
export function Text({
  as = 'p',
  size = 'm',
  tone = 'inherit',
  weight,
  lines,
  figures,
  lineBreaks,
  children,
  ...native
}: TextProps) {
  const Element = as as 'p';
  return (
    <Element
      {...native}
      className={text}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-lines={lines}
      data-figures={figures}
      data-line-breaks={lineBreaks}
    >
      {unbroken(children)}
    </Element>
  );
}
