import { Page, Section, Split, Stack } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { course as words } from '../../pt-br/course.ts';
import { contentsQuery, courseQuery, enrollmentQuery, instructorsQuery } from '../../queries.ts';
import { servicesContext } from '../../services.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { readId } from '../../shell/read-id.ts';
import { ComplementsRegion } from './complements-region.tsx';
import { ContentsRegion } from './contents-region.tsx';
import { CourseHead } from './course-head.tsx';
import { InstructorsRegion } from './instructors-region.tsx';

/** Waits for the course alone, which the page is nothing without (COURSE-01). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  const id = readId(params.courseId);
  void queryClient.prefetchQuery(contentsQuery(id));
  void queryClient.prefetchQuery(enrollmentQuery(id));
  void queryClient.prefetchQuery(instructorsQuery(id));
  await queryClient.ensureQueryData({ ...courseQuery(id), revalidateIfStale: true });
  return id;
}

/** One course: what it is, the one action, its contents, and who teaches it (COURSE-01 to COURSE-14). */
export function Component() {
  const id = useLoaderData<typeof loader>();
  const { data: course } = useSuspenseQuery(courseQuery(id));
  usePageTitle(course.title);
  return (
    <Page>
      <CourseHead course={course} />
      <Split ratio="main">
        <Section title={words.contents}>
          <ContentsRegion course={course} />
        </Section>
        <Stack gap="xl">
          <Section title={words.instructors}>
            <InstructorsRegion courseId={id} />
          </Section>
          <ComplementsRegion courseId={id} />
        </Stack>
      </Split>
    </Page>
  );
}
