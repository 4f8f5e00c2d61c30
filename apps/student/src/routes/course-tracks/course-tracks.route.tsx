import { asksForSearch } from '@student/domain';
import { CourseBannerSkeleton, Page, Section } from '@student/ui';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { PageRegions } from '../../page-regions.tsx';
import { tracks as words } from '../../pt-br/tracks.ts';
import { courseTracksQuery } from '../../queries/courses.queries.ts';
import { warm } from '../../queries/first-queries.ts';
import { schoolsQuery } from '../../queries/schools.queries.ts';
import { requiredTracksQuery, trackSearchQuery } from '../../queries/tracks.queries.ts';
import { warmPage } from '../../queries/warm-page.ts';
import { servicesContext } from '../../services.ts';
import { idInAddress } from '../../shell/id-in-address.ts';
import { PageShape } from '../../shell/page-shape.tsx';
import { trackCoursesQuery } from './course-tracks.queries.ts';
import { courseTracksSearch } from './course-tracks.search.ts';
import { firstQueries } from './first-queries.ts';
import { Track } from './track.tsx';
import { TrackList } from './track-list.tsx';

/** Starts the calls of the track that the address names, or of the list of all (TRACK-14). */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = params.entityId === undefined ? undefined : idInAddress(params.entityId);
  const { page, filterType, search } = courseTracksSearch.read(new URL(request.url).search);
  if (id === undefined) {
    const tracks = asksForSearch(search)
      ? [trackSearchQuery(search), requiredTracksQuery()]
      : [courseTracksQuery(), requiredTracksQuery(filterType)];
    await warmPage(services, request, [...tracks, schoolsQuery()]);
  } else {
    void warm(services.queryClient, [trackCoursesQuery(id, 1), trackCoursesQuery(id, page)]);
    await warmPage(services, request, [...firstQueries({ entityId: id }), schoolsQuery()]);
  }
  return id ?? null;
}

const skeleton = (
  <>
    <PageShape>
      <CourseBannerSkeleton />
    </PageShape>
    <Section title={words.trainings} busy>
      <CardSkeletons count={4} />
    </Section>
  </>
);

/** One track, or all of them where the address names none (TRACK-13, TRACK-14). */
export function Component() {
  const id = useLoaderData<typeof loader>();
  return (
    <Page>
      <Suspense fallback={skeleton}>
        <PageRegions key={id} ifAllFail="told">
          {id === null ? <TrackList /> : <Track id={id} />}
        </PageRegions>
      </Suspense>
    </Page>
  );
}
