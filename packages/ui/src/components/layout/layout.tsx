import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { frame } from './frame.css.ts';
import { grid, inline, stack } from './layout.css.ts';
import type {
  Alignment,
  ColumnWidth,
  ContainerWidth,
  Gap,
  Justification,
  LayoutElement,
} from './layout.variants.ts';

interface BoxProps extends Native<'div', 'children'> {
  children?: ReactNode;
  /** The element drawn; `div` unless told. */
  as?: LayoutElement;
}

export interface StackProps extends BoxProps {
  gap?: Gap;
  align?: Alignment;
  justify?: Justification;
}

/** Things under each other with an even gap. Attributes and ref go to its box. Component 4 of the catalogue. */
export function Stack({ as = 'div', gap = 'm', align, justify, ...native }: StackProps) {
  const Element = as as 'div';
  return <Element {...native} className={stack} data-gap={gap} data-align={align} data-justify={justify} />;
}

export interface InlineProps extends StackProps {
  /** What happens where the line is too short: a new line, a scrolling line, or squeezing. */
  overflow?: 'wrap' | 'scroll' | 'squeeze';
}

/** Things beside each other, centred on one line. Attributes and ref go to its box. */
export function Inline({ as = 'div', gap = 's', align, justify, overflow = 'wrap', ...native }: InlineProps) {
  const Element = as as 'div';
  return (
    <Element
      {...native}
      className={inline}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={overflow}
    />
  );
}

export interface GridProps extends BoxProps {
  gap?: Gap;
  /** Least width of a column; as many columns as fit. */
  least?: ColumnWidth;
  align?: Alignment;
}

/** Columns of even width, as many as there is room for, down to one at 230 px. Attributes and ref go to its box. */
export function Grid({ as = 'div', gap = 'l', least = 'card', align, ...native }: GridProps) {
  const Element = as as 'div';
  return <Element {...native} className={grid} data-gap={gap} data-least={least} data-align={align} />;
}

export interface ContainerProps extends BoxProps {
  width?: ContainerWidth;
}

/**
 * The page's middle. `wide` is the frame that header, pages and footer share: at most 1680 px with a gutter of 16, 24 or 32 px;
 * `content` (1280) and `reading` (680) are for what stands alone on a page, such as a message. Attributes and ref go to its box.
 */
export function Container({ as = 'div', width = 'wide', ...native }: ContainerProps) {
  const Element = as as 'div';
  return <Element {...native} className={frame} data-width={width} />;
}
