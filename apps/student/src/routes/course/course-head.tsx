import { type CourseWithContents, formatDuration, formatRating } from '@student/domain';
import {
  CertificateIcon,
  CourseBanner,
  DurationIcon,
  InlineAlert,
  RatingIcon,
  RichText,
  Stack,
} from '@student/ui';
import { course as words } from '../../pt-br/course.ts';
import { CourseActions } from './course-actions.tsx';

/** The banner with title, facts and the one action, and what the course is about (COURSE-02). */
export function CourseHead({ course }: { course: CourseWithContents }) {
  const facts = [
    { label: words.duration, value: formatDuration(course.duration), icon: <DurationIcon /> },
    ...(course.rating === null
      ? []
      : [{ label: words.rating, value: formatRating(course.rating), icon: <RatingIcon /> }]),
    ...(course.hasCertificate
      ? [{ label: words.certificateFact, value: words.hasCertificate, icon: <CertificateIcon /> }]
      : []),
  ];
  return (
    <Stack gap="l">
      <CourseBanner
        title={course.title}
        description={course.description ? <RichText source={course.description} /> : undefined}
        bannerUrl={course.bannerUrl ?? course.imageUrl ?? undefined}
        facts={facts}
        progress={course.statusCourse ? (course.courseProgress ?? course.progress) : undefined}
        words={{ progress: words.progress }}
        action={course.isBlocked ? null : <CourseActions course={course} />}
      />
      {course.isBlocked ? <InlineAlert tone="caution">{words.blocked}</InlineAlert> : null}
    </Stack>
  );
}
