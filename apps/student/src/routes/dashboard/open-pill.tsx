import { lazy, useEffect, useRef } from 'react';
import { useGoBack } from '../../addresses/use-go-back.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { loadPillViewer } from '../../pills/load-pill-viewer.ts';
import { LateBoundary } from '../../shell/late-boundary.tsx';
import { dashboardSearch } from './dashboard.search.ts';
import { pillCardId } from './pills-region.tsx';

const PillViewer = lazy(loadPillViewer);

/**
 * The pill that the address names, full screen: a reload keeps it, and back closes it (PILL-04). Turning to another one takes the
 * place of the one before, so that back leads out of the viewer, not through all that was seen.
 */
export function OpenPill() {
  const { values, change } = useSearch(dashboardSearch);
  const goBack = useGoBack();
  const { pill } = values;
  const before = useRef(pill);
  /** Opened from this page: what stood before it is the page itself. */
  const wasOpenedHere = useRef(false);
  // The page's history and its focus.
  useEffect(() => {
    if (before.current === undefined && pill !== undefined) wasOpenedHere.current = true;
    if (before.current !== undefined && pill === undefined) {
      if (!wasOpenedHere.current) focusCard(before.current);
      wasOpenedHere.current = false;
    }
    before.current = pill;
  }, [pill]);

  if (pill === undefined) return null;
  const close = () => {
    if (wasOpenedHere.current) goBack();
    else change((now) => ({ ...now, pill: undefined }), { replace: true });
  };
  return (
    <LateBoundary onClose={close}>
      <PillViewer
        pillId={pill}
        onTurn={(turn) =>
          change((now) => (now.pill === undefined ? now : { ...now, pill: turn(now.pill) }), {
            replace: true,
          })
        }
        onClose={close}
      />
    </LateBoundary>
  );
}

/** Nobody has pressed the card of a pill that a reload has opened: it takes the focus all the same. */
function focusCard(id: number) {
  requestAnimationFrame(() => document.getElementById(pillCardId(id))?.querySelector('a')?.focus());
}
