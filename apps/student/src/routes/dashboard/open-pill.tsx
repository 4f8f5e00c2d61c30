import { lazy, useEffect, useRef } from 'react';
import { useSearch } from '../../addresses/use-search.ts';
import { useWayOut } from '../../addresses/use-way-out.ts';
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
  const { pill } = values;
  const last = useRef(pill);
  const close = useWayOut(pill !== undefined, {
    takeOut: () => change((now) => ({ ...now, pill: undefined }), { replace: true }),
    onClosedFromOutside: () => last.current !== undefined && focusCard(last.current),
  });

  // Whose card the focus goes to in the end.
  useEffect(() => {
    if (pill !== undefined) last.current = pill;
  }, [pill]);

  if (pill === undefined) return null;
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
