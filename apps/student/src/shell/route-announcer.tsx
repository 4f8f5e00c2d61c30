import { VisuallyHidden } from '@student/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Tells a new page to who cannot see it: the focus goes to its `main`, and its title is said politely. Only a change of
 * the path counts; filters and pages of a list stay where they are.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const isSettled = useNavigation().state === 'idle';
  const [title, setTitle] = useState('');
  const told = useRef(pathname);

  // The focus and the document's title, once the new page stands.
  useEffect(() => {
    if (!isSettled || told.current === pathname) return;
    told.current = pathname;
    const frame = requestAnimationFrame(() => {
      document.querySelector('main')?.focus({ preventScroll: true });
      setTitle(document.title);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, isSettled]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  );
}
