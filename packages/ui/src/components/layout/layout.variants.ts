export const gaps = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const;
export type Gap = (typeof gaps)[number];

export const alignments = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
export type Alignment = (typeof alignments)[number];

export const justifications = ['start', 'center', 'end', 'between'] as const;
export type Justification = (typeof justifications)[number];

/** Least width of a column: 160, 240 or 320 px, or the whole width where there is less. */
export const columnWidths = ['tile', 'card', 'panel'] as const;
export type ColumnWidth = (typeof columnWidths)[number];

export const containerWidths = ['reading', 'content', 'wide'] as const;
export type ContainerWidth = (typeof containerWidths)[number];

export const layoutElements = [
  'div',
  'section',
  'article',
  'ul',
  'ol',
  'li',
  'nav',
  'main',
  'header',
  'footer',
  'aside',
  'form',
  'span',
  'dl',
] as const;
export type LayoutElement = (typeof layoutElements)[number];
