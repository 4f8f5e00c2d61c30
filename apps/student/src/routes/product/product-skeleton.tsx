import { ProductGallerySkeleton, Skeleton, Split } from '@student/ui';
import { PageShape } from '../../shell/page-shape.tsx';

/** The shape of the page of a product. */
export const ProductSkeleton = () => (
  <PageShape>
    <Split align="start">
      <ProductGallerySkeleton />
      <Skeleton shape="detail" />
    </Split>
  </PageShape>
);
