import {
  type CourseWithContents,
  formatDuration,
  formatRating,
  spokenDuration,
  type TrainingContent,
  timeLeftIn,
} from '@student/domain';
import {
  CertificateIcon,
  CoinIcon,
  CourseBanner,
  DurationIcon,
  RatingIcon,
  RichText,
  Stack,
} from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Boundary } from '../../boundary.tsx';
import { contentsQuery } from '../../contents/content.queries.ts';
import { course as words } from '../../pt-br/course.ts';
import { courseWords } from '../../pt-br/courses.ts';
import { useTenant } from '../../tenant.tsx';
import { BlockedCourse } from './blocked-course.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseAsides } from './course-asides.tsx';

/** Wanted once the course is finished here. */
const CourseFinished = lazy(() => import('../../courses/course-finished.tsx'));

/** The banner with title, facts, how long it still takes and the one action, and what the course is about (COURSE-02). */
export function CourseHead({ course }: { course: CourseWithContents }) {
  const { coin } = useTenant();
  const [isJustFinished, setJustFinished] = useState(false);
  const { data: contents = course.contents } = useQuery(
    contentsQuery({ kind: 'course', courseId: course.id }),
  );
  const progress = course.statusCourse ? (course.courseProgress ?? course.progress) : undefined;
  const facts = [
    {
      label: words.duration,
      value: formatDuration(course.duration),
      spoken: spokenDuration(course.duration),
      icon: <DurationIcon />,
    },
    ...(course.rating === null
      ? []
      : [{ label: words.rating, value: formatRating(course.rating), icon: <RatingIcon /> }]),
    ...(course.hasCertificate
      ? [{ label: words.certificateFact, value: words.hasCertificate, icon: <CertificateIcon /> }]
      : []),
    ...(coin && course.hasDecoins
      ? [
          {
            label: words.rewardFact,
            value: courseWords.paysCoins(coin.many),
            icon: <CoinIcon size="small" />,
          },
        ]
      : []),
  ];
  return (
    <Stack gap="l">
      {isJustFinished ? (
        <Boundary failed={() => null}>
          <Suspense>
            <CourseFinished course={course} takesFocus onDismiss={() => setJustFinished(false)} />
          </Suspense>
        </Boundary>
      ) : null}
      <CourseBanner
        title={course.title}
        description={course.description ? <RichText source={course.description} /> : undefined}
        bannerUrl={course.bannerUrl ?? course.imageUrl ?? undefined}
        facts={facts}
        progress={progress}
        progressText={progressText(course, progress, contents)}
        words={{ progress: words.progress }}
        action={
          // what can be done with a course that was just finished stands above
          course.isBlocked || isJustFinished ? null : (
            <CourseActions course={course} onFinished={() => setJustFinished(true)} />
          )
        }
        asides={<CourseAsides course={course} />}
      />
      {course.isBlocked ? <BlockedCourse course={course} /> : null}
    </Stack>
  );
}

/** How far the student is, in words: what is left of it, or that nothing is. */
function progressText(
  { statusCourse }: CourseWithContents,
  progress = 0,
  contents: readonly TrainingContent[],
): string {
  return statusCourse === 'finished'
    ? words.done
    : words.progressLeft(progress, statusCourse === 'progress' ? timeLeftIn(contents) : 0);
}
