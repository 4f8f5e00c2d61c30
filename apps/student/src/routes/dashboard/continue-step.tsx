import { formatTimeLeft, type GoingOn, timeLeftIn } from '@student/domain';
import { ButtonLink, NextStepCard } from '@student/ui';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';

/** Goes on with a course: straight to its next content, or to its page (DASH-08, DASH-09). */
export function ContinueStep({ course, content }: GoingOn) {
  return (
    <NextStepCard
      reason={dashboard.continueTitle}
      title={course.title}
      content={content && dashboard.nextContent(content.title)}
      time={content && formatTimeLeft(timeLeftIn([content]))}
      coverUrl={course.imageUrl ?? undefined}
      progress={{ value: course.progress, label: dashboard.progressOf(course.title) }}
      action={
        <ButtonLink
          size="large"
          href={
            content
              ? paths.courseContent({ courseId: course.id, contentId: content.id })
              : paths.course({ courseId: course.id })
          }
          aria-label={dashboard.actionOn(dashboard.continueAction, course.title)}
        >
          {dashboard.continueAction}
        </ButtonLink>
      }
    />
  );
}
