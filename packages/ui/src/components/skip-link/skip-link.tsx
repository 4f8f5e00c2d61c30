import { skipLink } from './skip-link.css.ts';

export interface SkipLinkProps {
  /** `id` of the page's `main`, which should have `tabIndex={-1}`. */
  target: string;
  /** What it says. */
  label?: string;
}

/** The first thing a keyboard meets on a page; seen only while it has the focus. Component 5 of the catalogue. */
export function SkipLink({ target, label = 'Pular para o conteúdo' }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {label}
    </a>
  );
}
