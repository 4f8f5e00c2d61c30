import { layoutOf } from '@student/themes/tenant';
import { BackToTop, PageFrame, PageTransition } from '@student/ui';
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { shell } from '../pt-br/shell.ts';
import { useTenant } from '../tenant.tsx';
import { Inside, InsideCrashed } from './inside.tsx';
import { LateFooter } from './late-footer.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { ShellHeader } from './shell-header.tsx';
import type { ShellParts } from './shell-parts.ts';
import { usePagePath } from './use-page-path.ts';

const skeleton = <PageSkeleton />;
const parts: ShellParts = { page: <Inside />, skeleton, crash: <InsideCrashed /> };

/** Header, page and footer of everything behind the guard. A page that waits for its data or its code shows its shape. */
export default function Shell({ isPageHidden }: { isPageHidden: boolean }) {
  const page = usePagePath();
  const isLate = useIsNextPageLate();
  return (
    <PageFrame
      data-cards={layoutOf(useTenant()).cards}
      skipLabel={shell.skip}
      header={<ShellHeader />}
      footer={<LateFooter extent="brief" />}
    >
      {isPageHidden || isLate ? (
        skeleton
      ) : (
        <PageTransition page={page}>
          <Outlet context={parts} />
        </PageTransition>
      )}
      <BackToTop words={{ label: shell.backToTop }} />
    </PageFrame>
  );
}

/** Whether another page has been on its way for so long that the one that stands looks frozen. */
function useIsNextPageLate(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isMoving = location !== undefined && location.pathname !== pathname;
  const [isLate, setLate] = useState(false);

  // The time that a page may take before it is missed, in ms; one whose code is there is drawn before (`warm`).
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setLate(true), 250);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isMoving]);

  return isMoving && isLate;
}
