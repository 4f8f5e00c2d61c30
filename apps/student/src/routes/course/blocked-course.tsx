import { blockingOf, type Course, formatDate } from '@student/domain';
import { InlineAlert, TextLink } from '@student/ui';
import { course as words } from '../../pt-br/course.ts';
import { useServices } from '../../services.ts';
import { useTenant } from '../../tenant.tsx';

/**
 * Why a course cannot be taken, and whom to ask (COURSE-02, THEME-08). Its dates are all the reason that the contract gives: without
 * one it is said that none was given, and who knows it.
 */
export function BlockedCourse({ course }: { course: Course }) {
  const { supportEmail } = useTenant();
  const { platform } = useServices();
  const { reason, date } = blockingOf(course, platform.now());
  const subject = encodeURIComponent(words.blockedSubject(course.title));
  return (
    <InlineAlert tone="caution" title={date ? words.blocked[reason](formatDate(date)) : words.blocked.now}>
      {date ? words.blockedAsk : words.blockedUntold}{' '}
      <TextLink href={`mailto:${supportEmail}?subject=${subject}`}>{supportEmail}</TextLink>.
    </InlineAlert>
  );
}
