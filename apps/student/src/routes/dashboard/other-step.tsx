import type { NextStep } from '@student/domain';
import { ButtonLink, NextStepCard } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { drawingOf } from '../../brand-pictures.ts';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { nextStepWords } from '../../pt-br/next-step.ts';
import { Waiting } from '../../region.tsx';
import { useTenant } from '../../tenant.tsx';
import { ContinueStep } from './continue-step.tsx';
import { pendingTracksQuery } from './dashboard.queries.ts';
import { sections } from './sections.ts';
import { showSection } from './show-section.ts';
import { useNextStep } from './use-next-step.ts';

const { start, choose, waiting: closed } = nextStepWords;

/** What to do next where that depends on what is required too (DASH-04). */
export default function OtherStep({ waiting }: { waiting: ReactNode }) {
  const step = useNextStep();
  if (!step) {
    return (
      <>
        <Waiting />
        {waiting}
      </>
    );
  }
  return step.kind === 'continue' ? <ContinueStep {...step} /> : <Other step={step} />;
}

/** Without anything to go on with all depends on what is required: where that could not be read, nobody is told that all is done. */
function Other({ step }: { step: Exclude<NextStep, { kind: 'continue' }> }) {
  useSuspenseQuery(pendingTracksQuery());
  const drawing = drawingOf(useTenant(), 'about');
  if (step.kind === 'start') {
    const { course, track } = step;
    return (
      <NextStepCard
        reason={start.title}
        title={course.title}
        content={start.text(track)}
        coverUrl={course.imageUrl ?? undefined}
        action={
          <ButtonLink
            size="large"
            href={paths.course({ courseId: course.id })}
            aria-label={dashboard.actionOn(start.action, course.title)}
          >
            {start.action}
          </ButtonLink>
        }
      />
    );
  }
  const words =
    step.kind === 'choose'
      ? { reason: choose.title, title: choose.text, coverUrl: drawing }
      : {
          reason: closed.title,
          content: closed.text[step.closed],
          ...('course' in step
            ? { title: step.course.title, coverUrl: step.course.imageUrl ?? drawing }
            : { title: step.track.title, coverUrl: step.track.thumbnailUrl ?? drawing }),
        };
  return (
    <NextStepCard
      {...words}
      action={
        <ButtonLink size="large" href={`#${sections.catalogue}`} onClick={showSection}>
          {choose.action}
        </ButtonLink>
      }
    />
  );
}
