import { type CourseWithContents, contentToContinue } from '@student/domain';
import { Carousel, ContinueCard, Section } from '@student/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { coursesInProgressQuery } from '../../queries.ts';
import { Region } from '../../region.tsx';
import { Failed } from '../../shell/failed.tsx';

const title = dashboard.continueTitle;

/** 'Continue de onde você parou!': each card leads straight to what comes next in its course (DASH-08 to DASH-10, DASH-16). */
export function ContinueRegion() {
  return (
    <Region
      loading={
        <Section title={title} busy>
          <CardSkeletons count={4} />
        </Section>
      }
      failed={(error, retry) => (
        <Section title={title}>
          <Failed error={error} retry={retry} />
        </Section>
      )}
    >
      <InProgress />
    </Region>
  );
}

function InProgress() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    coursesInProgressQuery(),
  );
  const courses = data.pages.flatMap((page) => page.courses);
  if (courses.length === 0) return null;
  return (
    <Carousel
      title={title}
      pending={isFetchingNextPage}
      {...(hasNextPage && { onMore: () => void fetchNextPage() })}
      words={{ more: dashboard.loadMore }}
    >
      {courses.map((course) => (
        <NextContent key={course.id} course={course} />
      ))}
    </Carousel>
  );
}

function NextContent({ course }: { course: CourseWithContents }) {
  const next = contentToContinue(course.contents);
  return (
    <ContinueCard
      title={course.title}
      content={next?.title}
      href={next ? paths.courseContent(course.id, next.id) : paths.course(course.id)}
      coverUrl={course.imageUrl ?? undefined}
      progress={course.progress}
    />
  );
}
