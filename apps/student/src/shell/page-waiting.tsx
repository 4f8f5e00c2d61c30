import { LoadingOverlay, PageFrame } from '@student/ui';
import { shell } from '../pt-br/shell.ts';

/** Shown while the code of the very first page is loading (SHELL-41). */
export function PageWaiting() {
  return (
    <PageFrame skipLabel={shell.skip}>
      <LoadingOverlay message={shell.loading} />
    </PageFrame>
  );
}
