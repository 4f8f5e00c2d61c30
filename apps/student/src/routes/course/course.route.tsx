import { ContentListSkeleton, CourseBannerSkeleton, Page, Section, Split, Stack } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { InstructorsRegion, InstructorsSkeleton } from '../../courses/instructors-region.tsx';
import { PageRegions } from '../../page-regions.tsx';
import { paths } from '../../paths.ts';
import { course as words } from '../../pt-br/course.ts';
import { courseQuery } from '../../queries/courses.queries.ts';
import { warm } from '../../queries/first-queries.ts';
import { requiredTracksQuery } from '../../queries/tracks.queries.ts';
import { RecommendationPlace } from '../../recommendation/recommendation-place.tsx';
import { servicesContext } from '../../services.ts';
import { idInAddress } from '../../shell/id-in-address.ts';
import { PageShape } from '../../shell/page-shape.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { ComplementsRegion } from './complements-region.tsx';
import { ContentsRegion } from './contents-region.tsx';
import { instructorsQuery } from './course.queries.ts';
import { courseSearch } from './course.search.ts';
import { CourseHead } from './course-head.tsx';
import { firstQueries } from './first-queries.ts';
import { Instructors } from './instructors.tsx';
import { LeaveCourse } from './leave-course.tsx';
import { TracksRegion } from './tracks-region.tsx';

/** Starts the calls of the page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  const id = idInAddress(params.courseId);
  void warm(queryClient, [instructorsQuery(id), requiredTracksQuery()]);
  await warm(queryClient, firstQueries({ courseId: id }));
  return id;
}

const skeleton = (
  <PageShape>
    <Page>
      <CourseBannerSkeleton />
      <Split ratio="main">
        <Section title={words.contents} busy>
          <ContentListSkeleton />
        </Section>
        <InstructorsSkeleton />
      </Split>
    </Page>
  </PageShape>
);

/** One course, without which the page is nothing: what it is, the one action, its contents, and who teaches it (COURSE-01 to COURSE-14). */
export function Component() {
  const id = useLoaderData<typeof loader>();
  return (
    <RecommendationPlace
      search={courseSearch}
      hrefOf={(values) => `${paths.course({ courseId: id })}${courseSearch.write(values)}`}
      allowMultiple={false}
    >
      <Suspense fallback={skeleton}>
        <Page>
          <PageRegions key={id} ifAllFail="told">
            <Course id={id} />
          </PageRegions>
        </Page>
      </Suspense>
    </RecommendationPlace>
  );
}

function Course({ id }: { id: number }) {
  const { data: course } = useSuspenseQuery(courseQuery(id));
  usePageTitle(course.title);
  return (
    <>
      <CourseHead course={course} />
      <Split ratio="main">
        <Section title={words.contents}>
          <ContentsRegion course={course} />
          <LeaveCourse course={course} />
        </Section>
        <Stack gap="xl">
          <InstructorsRegion resetKey={String(id)} list={<Instructors courseId={id} />}>
            <ComplementsRegion courseId={id} />
            <TracksRegion courseId={id} />
          </InstructorsRegion>
        </Stack>
      </Split>
    </>
  );
}
