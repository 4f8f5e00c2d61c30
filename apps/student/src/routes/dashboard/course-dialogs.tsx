import { createContext, lazy, type ReactNode, use, useMemo, useState } from 'react';
import type { SearchOf } from '../../addresses/define-search.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { useWayOut } from '../../addresses/use-way-out.ts';
import { paths } from '../../paths.ts';
import { RecommendationPlace } from '../../recommendation/recommendation-place.tsx';
import { LateBoundary } from '../../shell/late-boundary.tsx';
import type { Commented } from './comments-dialog.tsx';
import { dashboardSearch } from './dashboard.search.ts';

const CommentsDialog = lazy(() => import('./comments-dialog.tsx'));
const IntroVideoDialog = lazy(() => import('./intro-video-dialog.tsx'));

type CourseDialogs = {
  openComments: (courseId: number | string) => void;
  openEventComments: (eventId: number | string) => void;
  openIntroVideo: (id: number | string) => void;
};

const Context = createContext<CourseDialogs>({
  openComments: () => {},
  openEventComments: () => {},
  openIntroVideo: () => {},
});

/** What the cards of the page open over it. */
export const useCourseDialogs = () => use(Context);

/** Comments live in the address (DASH-46), the video of a course does not. */
export function CourseDialogs({ children }: { children: ReactNode }) {
  const { values, change } = useSearch(dashboardSearch);
  const [videoOf, setVideoOf] = useState<number>();
  const dialogs = useMemo(
    () => ({
      openComments: (id: number | string) =>
        // The second press of a double click opens nothing more, so that one step back closes them.
        change((now) =>
          now.courseID === Number(id)
            ? now
            : { ...now, courseID: Number(id), eventID: undefined, pageDefault: 1 },
        ),
      openEventComments: (id: number | string) =>
        change((now) =>
          now.eventID === Number(id)
            ? now
            : { ...now, courseID: undefined, eventID: Number(id), pageDefault: 1 },
        ),
      openIntroVideo: (id: number | string) => setVideoOf(Number(id)),
    }),
    [change],
  );
  const of = commentedIn(values);
  const closeComments = useWayOut(of !== undefined, {
    takeOut: () =>
      change((now) => ({ ...now, courseID: undefined, eventID: undefined, pageDefault: undefined }), {
        replace: true,
      }),
  });
  return (
    <Context value={dialogs}>
      <RecommendationPlace search={dashboardSearch} hrefOf={paths.dashboard}>
        {children}
      </RecommendationPlace>
      {of === undefined ? null : (
        <LateBoundary onClose={closeComments}>
          <CommentsDialog
            of={of}
            page={values.pageDefault ?? 1}
            hrefOf={(pageDefault) => paths.dashboard({ ...values, pageDefault })}
            // So that back leads out of it, not through all pages that were read.
            onPageChange={(pageDefault) => change((now) => ({ ...now, pageDefault }), { replace: true })}
            onClose={closeComments}
          />
        </LateBoundary>
      )}
      {videoOf === undefined ? null : (
        <LateBoundary onClose={() => setVideoOf(undefined)}>
          <IntroVideoDialog courseId={videoOf} onClose={() => setVideoOf(undefined)} />
        </LateBoundary>
      )}
    </Context>
  );
}

/** What the address opens the comments of; a course where it names both. */
const commentedIn = ({ courseID, eventID }: SearchOf<typeof dashboardSearch>): Commented | undefined => {
  if (courseID !== undefined) return { courseId: courseID };
  return eventID === undefined ? undefined : { eventId: eventID };
};
