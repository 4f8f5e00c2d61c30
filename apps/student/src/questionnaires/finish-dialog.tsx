import { openQuestions } from '@student/domain';
import { ButtonLink, ConfirmDialog, Inline, Stack, Text } from '@student/ui';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { questionQuery } from '../contents/questionnaire.queries.ts';
import { questionnaire as words } from '../pt-br/questionnaire.ts';
import type { AttemptViewProps } from './attempt.types.ts';
import { isKnownAnswered } from './newly-answered.ts';
import type { QuestionnaireActor } from './use-questionnaire-actor.ts';

type FinishDialogProps = Pick<AttemptViewProps, 'attempt' | 'page' | 'total' | 'answered' | 'hrefOf'> & {
  actor: QuestionnaireActor;
  /** The question that is open was chosen: no other page comes that would take the focus. */
  onStay: () => void;
  /** The pages of answers that the server does not know of yet. */
  newly: ReadonlySet<number>;
};

/** Asks before the attempt is finished, with the questions that have no answer and the ways to them (QUIZ-11). */
export function FinishDialog({ actor, onStay, ...attempt }: FinishDialogProps) {
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches({ attempt: { answers: 'confirming' } }));
  const cancel = () => actor.send({ type: 'finish.cancel' });
  const isStaying = useRef(false);
  const stay = useEffectEvent(onStay);

  // The focus, once the dialog has let it go.
  useEffect(() => {
    if (isAsked || !isStaying.current) return;
    isStaying.current = false;
    stay();
  }, [isAsked]);

  const leaveTo = (page: number) => {
    isStaying.current = page === attempt.page;
    cancel();
  };
  return (
    <ConfirmDialog
      open={isAsked}
      onOpenChange={(isOpen) => !isOpen && cancel()}
      title={words.finishTitle}
      confirmLabel={words.finish}
      onConfirm={() => actor.send({ type: 'finish.send' })}
    >
      {isAsked ? <Open {...attempt} onLeave={leaveTo} /> : null}
    </ConfirmDialog>
  );
}

function Open({
  attempt,
  total = 0,
  answered,
  newly,
  hrefOf,
  onLeave,
}: Omit<FinishDialogProps, 'actor' | 'onStay'> & { onLeave: (page: number) => void }) {
  const client = useQueryClient();
  const isAnswered = (page: number) => newly.has(page) || isKnownAnswered(client, attempt, page);
  const open = () =>
    openQuestions({
      total,
      answered: answered === undefined ? undefined : answered + newly.size,
      isAnswered,
    });
  // After a reload most questions were not looked at: where some of them are open, they are read, so that each can be named.
  const [unseen] = useState(() => {
    const { pages, count } = open();
    if (count === pages.length) return [];
    return Array.from({ length: total }, (_, at) => at + 1).filter((page) => isAnswered(page) === undefined);
  });
  useQueries({ queries: unseen.map((page) => questionQuery(attempt, page)) });
  const { pages, count } = open();
  return (
    <Stack gap="s">
      <Text as="p">
        {total === 0 || count === undefined ? words.unansweredUnknown : words.unanswered(count)}
      </Text>
      {pages.length > 0 ? (
        <Inline as="ul" gap="xs">
          {pages.map((page) => (
            <li key={page}>
              <ButtonLink size="small" variant="outline" href={hrefOf(page)} onClick={() => onLeave(page)}>
                {words.questionOf(page, undefined)}
              </ButtonLink>
            </li>
          ))}
          {count !== undefined && count > pages.length ? (
            <li>{words.andMore(count - pages.length)}</li>
          ) : null}
        </Inline>
      ) : null}
    </Stack>
  );
}
