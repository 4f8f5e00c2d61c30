import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { useCatalogueQuery } from './catalogue-query.ts';

const CommentsDialog = lazy(() => import('./comments-dialog.tsx'));
const IntroVideoDialog = lazy(() => import('./intro-video-dialog.tsx'));

type CourseDialogs = {
  openComments: (id: number | string) => void;
  openIntroVideo: (id: number | string) => void;
};

const Context = createContext<CourseDialogs>({ openComments: () => {}, openIntroVideo: () => {} });

/** What the cards of the page open over it. */
export const useCourseDialogs = () => use(Context);

/** Comments live in the address (DASH-46), the video of a course does not. */
export function CourseDialogs({ children }: { children: ReactNode }) {
  const { query, hrefOf, change } = useCatalogueQuery();
  const [videoOf, setVideoOf] = useState<number>();
  const dialogs = useMemo(
    () => ({
      openComments: (id: number | string) =>
        change((now) => ({ ...now, courseID: Number(id), pageDefault: 1 })),
      openIntroVideo: (id: number | string) => setVideoOf(Number(id)),
    }),
    [change],
  );
  return (
    <Context value={dialogs}>
      {children}
      <Suspense>
        {query.courseID === undefined ? null : (
          <CommentsDialog
            courseId={query.courseID}
            page={query.pageDefault}
            hrefOf={(pageDefault) => hrefOf({ ...query, pageDefault })}
            onPageChange={(pageDefault) => change((now) => ({ ...now, pageDefault }))}
            onClose={() => change((now) => ({ ...now, courseID: undefined, pageDefault: 1 }))}
          />
        )}
        {videoOf === undefined ? null : (
          <IntroVideoDialog courseId={videoOf} onClose={() => setVideoOf(undefined)} />
        )}
      </Suspense>
    </Context>
  );
}
