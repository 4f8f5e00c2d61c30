import { Page } from '@student/ui';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { CourseDialogs } from '../../courses/course-dialogs.tsx';
import { readCoursePageSize } from '../../courses/course-page-size.ts';
import { PageRegions } from '../../page-regions.tsx';
import { paths } from '../../paths.ts';
import { warm } from '../../queries/first-queries.ts';
import { warmPage } from '../../queries/warm-page.ts';
import { servicesContext } from '../../services.ts';
import { idInAddress } from '../../shell/id-in-address.ts';
import {
  enrolledCoursesQuery,
  foundCoursesQuery,
  foundSchoolsQuery,
  schoolCoursesQuery,
} from './details-courses.queries.ts';
import { detailsCoursesSearch } from './details-courses.search.ts';
import { firstQueries } from './first-queries.ts';
import { FoundCourses } from './found-courses.tsx';
import { School } from './school.tsx';
import { SchoolSkeleton } from './school-skeleton.tsx';

/** Starts the calls of the page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const values = detailsCoursesSearch.read(new URL(request.url).search);
  if (params.entityId === undefined) {
    const courses = values.filter ? enrolledCoursesQuery(values) : foundCoursesQuery(values);
    await warmPage(services, request, [foundSchoolsQuery(values.search), courses]);
    return null;
  }
  const entityId = idInAddress(params.entityId);
  void warm(services.queryClient, [schoolCoursesQuery(entityId, { ...values, limit: readCoursePageSize() })]);
  await warmPage(services, request, firstQueries({ entityId }));
  return entityId;
}

/** A school with its tracks and courses, or the schools and the courses that are found (TRACK-13, TRACK-15). */
export function Component() {
  const id = useLoaderData<typeof loader>();
  return (
    <CourseDialogs
      search={detailsCoursesSearch}
      hrefOf={(values) => paths.detailsCourses({ ...values, ...(id && { entityId: id }) })}
    >
      <Page>
        {id === null ? (
          <PageRegions key="found" ifAllFail="told">
            <FoundCourses />
          </PageRegions>
        ) : (
          <Suspense fallback={<SchoolSkeleton />}>
            <PageRegions key={id} ifAllFail="told">
              <School id={id} />
            </PageRegions>
          </Suspense>
        )}
      </Page>
    </CourseDialogs>
  );
}
