import { lazy, type ReactNode, useCallback } from 'react';
import type { Search } from '../addresses/define-search.ts';
import { useSearch } from '../addresses/use-search.ts';
import { useWayOut } from '../addresses/use-way-out.ts';
import { LateBoundary } from '../shell/late-boundary.tsx';
import { RecommendContext } from './recommend-context.ts';
import type { RecommendationValues } from './recommendation-fields.ts';

const RecommendDialog = lazy(() => import('./recommend-dialog.tsx'));

/** Nothing of it: the picker is closed. */
const noRecommendation: RecommendationValues = {
  recommend: undefined,
  filterBy: undefined,
  person: '',
  peopleOrder: undefined,
  pageDefault: undefined,
  people: [],
};

type RecommendationPlaceProps<Values> = {
  /** The query string of the place. */
  search: Pick<Search<Values>, 'read' | 'write'>;
  hrefOf: (values: Values) => string;
  /** Several people may be picked; one only in the indication modal of a course's own page (RECO-07). */
  allowMultiple?: boolean;
  children: ReactNode;
};

/** A place whose courses can be recommended (RECO-01): the picker lies over it and is held in its address, so that back closes it. */
export function RecommendationPlace<Values extends RecommendationValues>({
  search,
  hrefOf,
  allowMultiple = true,
  children,
}: RecommendationPlaceProps<Values>) {
  const { values, change } = useSearch(search);
  const { recommend: courseId } = values;
  const open = useCallback(
    (id: number | string) =>
      // The second press of a double click opens nothing more, so that one step back closes it.
      change((now) =>
        now.recommend === Number(id) ? now : { ...now, ...noRecommendation, recommend: Number(id) },
      ),
    [change],
  );
  const close = useWayOut(courseId !== undefined, {
    takeOut: () => change((now) => ({ ...now, ...noRecommendation }), { replace: true }),
  });
  return (
    <RecommendContext value={open}>
      {children}
      {courseId === undefined ? null : (
        <LateBoundary key={courseId} onClose={close}>
          <RecommendDialog
            courseId={courseId}
            allowMultiple={allowMultiple}
            values={values}
            // So that back leads out of it, not through all that was looked for.
            onChange={(given) => change((now) => ({ ...now, ...given }), { replace: true })}
            hrefOf={(pageDefault) => hrefOf({ ...values, pageDefault })}
            onClose={close}
          />
        </LateBoundary>
      )}
    </RecommendContext>
  );
}
