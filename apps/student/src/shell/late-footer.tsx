import type { FooterExtent } from '@student/ui';
import { lazy } from 'react';
import { LateBoundary } from './late-boundary.tsx';

const BrandFooter = lazy(() => import('./brand-footer.tsx'));

/** The brand's footer; its code comes after that of the page, which is never shorter than the window. */
export const LateFooter = ({ extent = 'full' }: { extent?: FooterExtent }) => (
  <LateBoundary>
    <BrandFooter extent={extent} />
  </LateBoundary>
);
