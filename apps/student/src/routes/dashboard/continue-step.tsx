import type { GoingOn } from '@student/domain';
import { ButtonLink, NextStepCard } from '@student/ui';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { type ContinueStepText, continueStepText } from './continue-step.text.ts';

/** Goes on with a course: straight to its next content, or to its page (DASH-08, DASH-09). */
export const ContinueStep = (going: GoingOn) => <ContinueStepCard {...continueStepText(going)} />;

/** The same from its words: the document draws it before the app is there (decision 0607). */
export function ContinueStepCard({
  progress,
  progressLabel,
  actionLabel,
  courseId,
  contentId,
  ...words
}: ContinueStepText) {
  const href =
    contentId === undefined ? paths.course({ courseId }) : paths.courseContent({ courseId, contentId });
  return (
    <NextStepCard
      reason={dashboard.nextStepTitle}
      {...words}
      progress={{ value: progress, label: progressLabel }}
      action={
        <ButtonLink size="large" href={href} aria-label={actionLabel}>
          {dashboard.continueAction}
        </ButtonLink>
      }
    />
  );
}
