import { createContext, lazy, type ReactNode, use, useMemo, useState } from 'react';
import type { Search } from '../addresses/define-search.ts';
import { useSearch } from '../addresses/use-search.ts';
import { useWayOut } from '../addresses/use-way-out.ts';
import type { RecommendationValues } from '../recommendation/recommendation-fields.ts';
import { RecommendationPlace } from '../recommendation/recommendation-place.tsx';
import { LateBoundary } from '../shell/late-boundary.tsx';
import type { Commented } from './comments-dialog.tsx';

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

/** What the address of such a place holds: whose comments are open, and which page of them. */
type DialogValues = RecommendationValues & {
  readonly courseID: number | undefined;
  readonly eventID?: number | undefined;
};

type CourseDialogsProps<Values> = {
  /** The query string of the place. */
  search: Pick<Search<Values>, 'read' | 'write'>;
  hrefOf: (values: Values) => string;
  children: ReactNode;
};

/** What the cards of the page open over it. */
export const useCourseDialogs = () => use(Context);

/**
 * A place whose cards open comments, which live in its address (DASH-45, DASH-46), the video of a course, which does not (DASH-37), and
 * the picker of people (RECO-01).
 */
export function CourseDialogs<Values extends DialogValues>({
  search,
  hrefOf,
  children,
}: CourseDialogsProps<Values>) {
  const { values, change } = useSearch(search);
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
      <RecommendationPlace search={search} hrefOf={hrefOf}>
        {children}
      </RecommendationPlace>
      {of === undefined ? null : (
        <LateBoundary onClose={closeComments}>
          <CommentsDialog
            of={of}
            page={values.pageDefault ?? 1}
            hrefOf={(pageDefault) => hrefOf({ ...values, pageDefault })}
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
const commentedIn = ({ courseID, eventID }: DialogValues): Commented | undefined => {
  if (courseID !== undefined) return { courseId: courseID };
  return eventID === undefined ? undefined : { eventId: eventID };
};
