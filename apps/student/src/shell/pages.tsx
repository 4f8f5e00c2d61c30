import { clampPage, pageWindow } from '@student/domain';
import { Pagination } from '@student/ui';

type PagesProps = {
  /** Names the navigation. */
  label?: string;
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  /** Called on a plain press instead of following the link. */
  onPageChange?: (page: number) => void;
  pending?: boolean;
};

/** The pages of a list, as many as the rules offer (SHELL-54 to SHELL-56). */
export function Pages({ label, page, totalPages, ...rest }: PagesProps) {
  return (
    <Pagination
      {...rest}
      page={clampPage(page, totalPages)}
      totalPages={totalPages}
      items={pageWindow(page, totalPages)}
      {...(label && { words: { label } })}
    />
  );
}
