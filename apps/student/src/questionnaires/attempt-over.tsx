import { ButtonLink, Card, EmptyState, QuestionnaireIcon, Skeleton, Stack } from '@student/ui';
import { lazy, Suspense } from 'react';
import { Boundary } from '../boundary.tsx';
import type { PlacedContent } from '../contents/content-place.ts';
import { questionnaire as words } from '../pt-br/questionnaire.ts';
import { Region } from '../region.tsx';
import type { AttemptViewProps } from './attempt.types.ts';
import { AttemptHead } from './attempt-head.tsx';

/** Wanted once something is finished. */
const ContentReward = lazy(() => import('../contents/content-reward.tsx'));

/** Wanted where there is no page of answers to be led to. */
const EventResponses = lazy(() => import('./event-responses.tsx'));

type AttemptOverProps = AttemptViewProps & {
  reason?: string | undefined;
  /** The content that was finished this moment, where that is celebrated here. */
  celebrated?: PlacedContent | undefined;
  onDismiss?: () => void;
};

/** The attempt takes no more answers: why, what finishing it has earned, where to go, and how it went where no other page tells. */
export function AttemptOver({ reason, celebrated, onDismiss = () => {}, ...props }: AttemptOverProps) {
  const { attempt, total, afterHref, backHref } = props;
  return (
    <Stack gap="l">
      <AttemptHead {...props} />
      {celebrated ? (
        // Without its code nothing is lost but the moment.
        <Boundary failed={() => null}>
          <Suspense>
            <ContentReward {...celebrated} takesFocus onDismiss={onDismiss} />
          </Suspense>
        </Boundary>
      ) : null}
      <Card>
        <EmptyState
          title={words.over}
          icon={<QuestionnaireIcon />}
          variant="strip"
          announce="polite"
          action={
            <>
              {afterHref === backHref ? null : (
                <ButtonLink href={afterHref}>{words.cover.responses}</ButtonLink>
              )}
              <ButtonLink href={backHref} variant="outline">
                {words.backToContent}
              </ButtonLink>
            </>
          }
        >
          {reason ?? words.overText}
        </EmptyState>
      </Card>
      {attempt.kind === 'content' && afterHref === backHref && total ? (
        <Region loading={<Skeleton shape="detail" />} missing={words.responsesMissing} level={2}>
          <EventResponses attempt={attempt} total={total} />
        </Region>
      ) : null}
    </Stack>
  );
}
