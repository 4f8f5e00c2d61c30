import { asksForSearch } from '@student/domain';
import { InstructorBannerSkeleton, Page, Section } from '@student/ui';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { CourseDialogs } from '../../courses/course-dialogs.tsx';
import { PageRegions } from '../../page-regions.tsx';
import { paths } from '../../paths.ts';
import { detailsInstructors as words } from '../../pt-br/details-instructors.ts';
import { warm } from '../../queries/first-queries.ts';
import { warmPage } from '../../queries/warm-page.ts';
import { servicesContext } from '../../services.ts';
import { idInAddress } from '../../shell/id-in-address.ts';
import { PageShape } from '../../shell/page-shape.tsx';
import { foundInstructorsQuery, instructorCoursesQuery } from './details-instructors.queries.ts';
import { detailsInstructorsSearch } from './details-instructors.search.ts';
import { firstQueries } from './first-queries.ts';
import { FoundInstructors } from './found-instructors.tsx';
import { InstructorOfAddress } from './instructor-of-address.tsx';

/** Starts the calls of the page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const { page, search, name } = detailsInstructorsSearch.read(new URL(request.url).search);
  if (params.entityId === undefined) {
    if (asksForSearch(search)) await warmPage(services, request, [foundInstructorsQuery(search)]);
    return null;
  }
  const entityId = idInAddress(params.entityId);
  if (page > 1) void warm(services.queryClient, [instructorCoursesQuery(entityId, page)]);
  const byName = asksForSearch(name) ? [foundInstructorsQuery(name)] : [];
  await warmPage(services, request, [...firstQueries({ entityId }), ...byName]);
  return entityId;
}

const skeleton = (
  <>
    <PageShape>
      <InstructorBannerSkeleton />
    </PageShape>
    <Section title={words.courses} busy>
      <CardSkeletons count={10} />
    </Section>
  </>
);

/** An instructor with their courses, or the instructors that are found (TRACK-13, TRACK-16). */
export function Component() {
  const id = useLoaderData<typeof loader>();
  return (
    <CourseDialogs
      search={detailsInstructorsSearch}
      hrefOf={(values) => paths.detailsCoursesInstructors({ ...values, ...(id && { entityId: id }) })}
    >
      <Page>
        {id === null ? (
          <PageRegions key="found" ifAllFail="told">
            <FoundInstructors />
          </PageRegions>
        ) : (
          <Suspense fallback={skeleton}>
            <PageRegions key={id} ifAllFail="told">
              <InstructorOfAddress id={id} />
            </PageRegions>
          </Suspense>
        )}
      </Page>
    </CourseDialogs>
  );
}
