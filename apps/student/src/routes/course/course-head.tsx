import { type CourseWithContents, formatDuration, formatRating } from '@student/domain';
import { CourseBanner, InlineAlert, RichText, Stack } from '@student/ui';
import { course as words } from '../../pt-br/course.ts';
import { CourseActions } from './course-actions.tsx';

/** The banner with title, facts and the one action, and what the course is about (COURSE-02). */
export function CourseHead({ course }: { course: CourseWithContents }) {
  const rating = course.rating === null ? undefined : formatRating(course.rating);
  return (
    <Stack gap="l">
      <CourseBanner
        title={course.title}
        imageUrl={course.bannerUrl ?? course.imageUrl ?? undefined}
        facts={[
          { icon: 'duration', label: words.duration, text: formatDuration(course.duration) },
          ...(rating ? [{ icon: 'rating' as const, label: words.rating, text: rating }] : []),
          ...(course.hasCertificate
            ? [{ icon: 'certificate' as const, label: words.hasCertificate, text: words.hasCertificate }]
            : []),
        ]}
        progress={
          course.statusCourse
            ? { label: words.progress, value: course.courseProgress ?? course.progress }
            : undefined
        }
      >
        {course.isBlocked ? null : <CourseActions course={course} />}
      </CourseBanner>
      {course.isBlocked ? <InlineAlert tone="caution">{words.blocked}</InlineAlert> : null}
      {course.description ? <RichText source={course.description} /> : null}
    </Stack>
  );
}
