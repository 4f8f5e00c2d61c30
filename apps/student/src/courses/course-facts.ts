import { type Course, formatDuration, formatRating, isNewRelease } from '@student/domain';
import { paths } from '../paths.ts';
import { courseWords } from '../pt-br/courses.ts';

/** What a card shows of a course, ready to draw (DASH-35 to DASH-44). */
export function courseFacts(course: Course, { hasCoins }: { hasCoins: boolean }) {
  return {
    id: course.id,
    title: course.title,
    href: paths.course(course.id),
    coverUrl: course.thumbnailUrl ?? course.imageUrl ?? undefined,
    duration: formatDuration(course.duration),
    rating: course.rating === null ? undefined : formatRating(course.rating),
    progress: course.statusCourse ? course.progress : undefined,
    status: course.statusCourse ?? undefined,
    tag: isNewRelease(course, new Date())
      ? ('new' as const)
      : course.hasNewContent
        ? ('newContent' as const)
        : undefined,
    blockedReason: course.isBlocked ? courseWords.blocked : undefined,
    hasCertificate: course.hasCertificate,
    hasCoins: hasCoins && course.hasDecoins,
  };
}
