import { type Course, formatDuration, formatRating, spokenDuration, tagsOf } from '@student/domain';
import { paths } from '../paths.ts';
import { courseWords } from '../pt-br/courses.ts';
import type { Tenant } from '../tenant.tsx';

/** What a card shows of a course at this time (ms since 1970), ready to draw (DASH-35 to DASH-44). */
export function courseFacts(course: Course, { coin, now }: { coin: Tenant['coin']; now: number }) {
  return {
    itemId: course.id,
    title: course.title,
    href: paths.course({ courseId: course.id }),
    coverUrl: course.thumbnailUrl ?? course.imageUrl ?? undefined,
    duration: formatDuration(course.duration),
    durationSpoken: spokenDuration(course.duration),
    rating: course.rating === null ? undefined : formatRating(course.rating),
    progress: course.statusCourse ? course.progress : undefined,
    status: course.statusCourse ?? undefined,
    tags: tagsOf(course, new Date(now)),
    blockedReason: course.isBlocked ? courseWords.blocked : undefined,
    hasCertificate: course.hasCertificate,
    coins: coin && course.hasDecoins ? courseWords.paysCoins(coin.many) : undefined,
  };
}
