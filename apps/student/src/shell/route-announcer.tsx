import { PageAnnouncer } from '@student/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Tells a new page to who cannot see it. Only a change of the path counts, and only once the page stands and has named
 * the document; filters and pages of a list stay where they are.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const isSettled = useNavigation().state === 'idle';
  const [page, setPage] = useState({ path: pathname, title: '' });

  // The document's title, which the new page has set by the next frame.
  useEffect(() => {
    if (!isSettled || page.path === pathname) return;
    const frame = requestAnimationFrame(() => setPage({ path: pathname, title: document.title }));
    return () => cancelAnimationFrame(frame);
  }, [pathname, isSettled, page.path]);

  return <PageAnnouncer page={page.path} title={page.title} />;
}
