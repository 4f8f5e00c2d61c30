import { clampPage, pageWindow } from '@student/domain';
import { Pagination } from '@student/ui';
import { useRef } from 'react';
import { focusTitle, partAround } from './focus-title.ts';

type PagesProps = {
  /** Names the navigation. */
  label?: string;
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  /** Called on a plain press instead of following the link. */
  onPageChange: (page: number) => void;
  pending?: boolean;
};

/**
 * The pages of a list, as many as the rules offer (SHELL-54 to SHELL-56). Whoever turns to another one is at its beginning
 * (DASH-33).
 */
export function Pages({ label, page, totalPages, onPageChange, ...rest }: PagesProps) {
  const nav = useRef<HTMLElement>(null);
  return (
    <Pagination
      {...rest}
      ref={nav}
      page={clampPage(page, totalPages)}
      totalPages={totalPages}
      items={pageWindow(page, totalPages)}
      onPageChange={(next) => {
        onPageChange(next);
        if (nav.current) showBeginning(nav.current);
      }}
      {...(label && { words: { label } })}
    />
  );
}

/**
 * Brings the beginning of the part of the page that these pages belong to into view, and puts the focus on its title. Pages that stay
 * where they are meanwhile, as at the foot of a dialog, keep the focus, so that the next one is a press away.
 */
function showBeginning(nav: HTMLElement): void {
  const { part, title } = partAround(nav);
  if (!part || !title) return;
  const placeBefore = nav.getBoundingClientRect().top;
  for (const box of part.querySelectorAll('div')) if (box.scrollTop > 0) box.scrollTop = 0;
  title.scrollIntoView({ block: 'nearest' });
  if (nav.getBoundingClientRect().top === placeBefore) return;
  focusTitle(title);
}
