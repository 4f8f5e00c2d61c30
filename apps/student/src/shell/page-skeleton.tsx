import { Page, Skeleton } from '@student/ui';
import { PageShape } from './page-shape.tsx';

/** The shape of any page, until its code or what it is nothing without has come. */
export function PageSkeleton() {
  return (
    <Page>
      <PageShape>
        <Skeleton shape="detail" />
      </PageShape>
    </Page>
  );
}
