import { type OutboxEntry, questionPages } from '@student/domain';
import {
  Button,
  ButtonLink,
  Card,
  ChevronLeftIcon,
  ChevronRightIcon,
  FootBar,
  InlineAlert,
  InPlaceOf,
  QuestionnaireIcon,
  Skeleton,
  Stack,
} from '@student/ui';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { attemptKey } from '../contents/attempt.ts';
import { questionQuery } from '../contents/questionnaire.queries.ts';
import { errorText } from '../pt-br/errors.ts';
import { questionnaire as words } from '../pt-br/questionnaire.ts';
import { Region } from '../region.tsx';
import type { AttemptViewProps } from './attempt.types.ts';
import { AttemptHead } from './attempt-head.tsx';
import { AttemptProgress } from './attempt-progress.tsx';
import { Clock } from './clock.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { newlyAnswered } from './newly-answered.ts';
import { QuestionView } from './question-view.tsx';
import type { QuestionnaireActor } from './use-questionnaire-actor.ts';

type AttemptQuestionProps = AttemptViewProps & {
  actor: QuestionnaireActor;
  /** What of this attempt waits on this device, oldest first. */
  waiting: readonly OutboxEntry[];
  saveLine: ReactNode;
};

/** The pages that are asked for ahead, so that a lost network does not end the questionnaire. */
const pagesAhead = 5;

/** The room of a question. */
const questionShape = <Skeleton shape="text" />;

/** One question of an open attempt, and the ways to the others (QUIZ-05 to QUIZ-12). */
export function AttemptQuestion(props: AttemptQuestionProps) {
  const { attempt, page, total, actor, answered, hrefOf, waiting, saveLine } = props;
  const client = useQueryClient();
  const card = useRef<HTMLDivElement>(null);
  const focusAnswer = () =>
    (card.current?.querySelector<HTMLElement>('input:enabled, textarea:enabled') ?? card.current)?.focus();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isUnfinished = useSelector(actor, (snapshot) =>
    snapshot.matches({ attempt: { answers: 'unfinished' } }),
  );

  // The next questions, for a network that goes away meanwhile.
  useEffect(() => {
    for (let next = page + 1; next <= Math.min(page + pagesAhead, total ?? page + 1); next += 1)
      void client.prefetchQuery(questionQuery(attempt, next));
  }, [client, attempt, page, total]);

  const newly = newlyAnswered(client, attempt, waiting, actor);
  const { previous, next } = questionPages(page, total ?? page);
  return (
    <>
      <Stack gap="l">
        <AttemptHead {...props}>
          <Clock actor={actor} />
        </AttemptHead>
        {total && answered !== undefined ? (
          <AttemptProgress done={Math.min(answered + newly.size, total)} total={total} saveLine={saveLine} />
        ) : (
          saveLine
        )}
        {isUnfinished && failure ? (
          <InlineAlert
            tone="critical"
            announce="assertive"
            title={words.unfinished}
            action={
              <Button size="small" variant="outline" onClick={() => actor.send({ type: 'finish.send' })}>
                {words.finishAgain}
              </Button>
            }
          >
            {errorText(failure)}
          </InlineAlert>
        ) : null}
        <Card ref={card} tabIndex={-1}>
          <Region
            loading={<div aria-busy="true">{questionShape}</div>}
            // What has failed waits for nothing any more.
            failed={(message) => <InPlaceOf shape={questionShape}>{message}</InPlaceOf>}
            resetKey={`${attemptKey(attempt)}/${page}`}
            level={2}
          >
            <Question key={page} {...props} />
          </Region>
        </Card>
      </Stack>
      <FootBar>
        {previous === null ? null : (
          <ButtonLink href={hrefOf(previous)} variant="outline" icon={<ChevronLeftIcon />}>
            {words.previous}
          </ButtonLink>
        )}
        {next === null ? (
          <Button icon={<QuestionnaireIcon />} onClick={() => actor.send({ type: 'finish.ask' })}>
            {words.finish}
          </Button>
        ) : (
          <ButtonLink href={hrefOf(next)} iconEnd={<ChevronRightIcon />}>
            {words.next}
          </ButtonLink>
        )}
      </FootBar>
      <FinishDialog {...{ actor, attempt, page, total, answered, newly, hrefOf }} onStay={focusAnswer} />
    </>
  );
}

function Question(props: AttemptQuestionProps) {
  const { attempt, page, actor, waiting } = props;
  const { data } = useSuspenseQuery(questionQuery(attempt, page));

  // What was written is recorded before another question comes.
  useEffect(() => () => actor.send({ type: 'question.leave' }), [actor]);

  return <QuestionView {...{ attempt, page, actor, waiting }} question={data.question} />;
}
