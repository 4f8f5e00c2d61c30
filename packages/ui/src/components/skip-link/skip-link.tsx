import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { skipLink } from './skip-link.css.ts';
import { portuguese, type SkipLinkWords } from './skip-link.words.ts';

export interface SkipLinkProps extends Native<'a', 'children' | 'href' | 'target'> {
  /** `id` of the page's `main`, which should have `tabIndex={-1}`. */
  target: string;
  words?: DeepPartial<SkipLinkWords>;
}

/**
 * The first thing a keyboard meets on a page; seen only while it has the focus. Attributes and ref go to the link. Component 5 of
 * the catalogue.
 */
export function SkipLink({ target, words, ...native }: SkipLinkProps) {
  const { label } = useWords('skipLink', portuguese, words);
  return (
    <a {...native} className={skipLink} href={`#${target}`}>
      {label}
    </a>
  );
}
