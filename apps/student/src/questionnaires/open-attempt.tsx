import { Card, EmptyState, Skeleton, Stack, SuccessIcon } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent } from 'react';
import { useGo } from '../addresses/use-go.ts';
import { attemptKey } from '../contents/attempt.ts';
import { SaveLine } from '../contents/save-line.tsx';
import type { Outbox } from '../outbox/open-outbox.ts';
import { pendingQuery } from '../outbox/pending.queries.ts';
import { errorText } from '../pt-br/errors.ts';
import { questionnaire as words } from '../pt-br/questionnaire.ts';
import { useServices } from '../services.ts';
import { personIn } from '../session/session.ts';
import type { AttemptViewProps } from './attempt.types.ts';
import { AttemptHead } from './attempt-head.tsx';
import { AttemptOver } from './attempt-over.tsx';
import { AttemptQuestion } from './attempt-question.tsx';
import { justFinished } from './just-finished.ts';
import { isOf } from './newly-answered.ts';
import { type QuestionnaireActor, useQuestionnaireActor, useTime } from './use-questionnaire-actor.ts';

type OpenAttemptProps = AttemptViewProps & {
  /** Told once it is finished; without it the page of its answers is led to. */
  onFinished: (() => void) | undefined;
};

/** Waits for the outbox, without which nothing is answered, and for the actor. */
export function OpenAttempt(props: OpenAttemptProps) {
  const { outboxes, session } = useServices();
  const outbox = use(outboxes.open(personIn(session.get())?.id));
  const actor = useQuestionnaireActor(props.attempt);
  useTime(actor, props.deadline);
  if (!outbox || !actor) return <Skeleton shape="detail" />;
  return <Standing {...props} outbox={outbox} actor={actor} />;
}

/** Its questions, until it is being finished or has been. */
function Standing(props: OpenAttemptProps & { outbox: Outbox; actor: QuestionnaireActor }) {
  const { attempt, actor, outbox, afterHref, onFinished } = props;
  const key = attemptKey(attempt);
  const { data: pending } = useSuspenseQuery(pendingQuery(outbox, key));
  const go = useGo();
  const waiting = pending.flatMap(({ entry, refusal }) =>
    refusal === undefined && isOf(entry, attempt) ? [entry] : [],
  );
  const waitsToFinish = pending.some(({ entry, refusal }) => !refusal && entry.act.kind === 'finish');
  const isFinished = useSelector(actor, (snapshot) => snapshot.matches({ attempt: { answers: 'finished' } }));
  const isClosed = useSelector(actor, (snapshot) => snapshot.matches({ attempt: { answers: 'closed' } }));
  const isFinishing = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const failure = useSelector(actor, ({ context }) => context.failure);

  // A finish of another tab, or of an earlier visit.
  useEffect(() => {
    if (waitsToFinish) actor.send({ type: 'finish.wait' });
  }, [actor, waitsToFinish]);

  const tellFinished = useEffectEvent(() => {
    if (onFinished) onFinished();
    else go(afterHref, { replace: true, state: justFinished });
  });
  // The page around it, or the address: what is finished is not gone back to.
  useEffect(() => {
    if (isFinished) tellFinished();
  }, [isFinished]);

  if (isClosed) return <AttemptOver {...props} reason={failure && errorText(failure)} />;
  const saveLine = <SaveLine outbox={outbox} content={key} />;
  if (!isFinishing && !isFinished)
    return <AttemptQuestion {...props} waiting={waiting} saveLine={saveLine} />;
  return (
    <Stack gap="l">
      <AttemptHead {...props} />
      <Card>
        <EmptyState
          title={words.finishing}
          icon={<SuccessIcon />}
          variant="strip"
          announce="polite"
          level={2}
        >
          {words.finishingText}
        </EmptyState>
      </Card>
      {saveLine}
    </Stack>
  );
}
