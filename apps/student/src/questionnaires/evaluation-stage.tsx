import type { OutboxAct } from '@student/domain';
import { Button, Card, EmptyState, InlineAlert, Skeleton, Stack, SuccessIcon } from '@student/ui';
import { useQueries, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { evaluationPageQuery, type PlacedForm } from '../contents/evaluation.queries.ts';
import type { Outbox } from '../outbox/open-outbox.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { errorText } from '../pt-br/errors.ts';
import { evaluation as words } from '../pt-br/evaluation.ts';
import { Region } from '../region.tsx';
import { EvaluationQuestion } from './evaluation-question.tsx';
import { type RefusedAnswer, useFormActs } from './use-form-acts.ts';

type EvaluationProps = PlacedForm & {
  contentId: number;
  /** It was finished before. */
  isFinished: boolean;
  /** All its questions are answered (FORMS-20). */
  onComplete: () => void;
  /** What the server refused was answered again: a finish that it refused for that can be tried again. */
  onMended: () => void;
  /** Keeps an answer until the server has it. Rejects when it cannot. */
  record: (act: OutboxAct) => Promise<void>;
};

/** An evaluation form in the place of the player, one question at a time (FORMS-15 to FORMS-22, PLAYER-19). */
export default function EvaluationStage(props: EvaluationProps) {
  return (
    <Region loading={<Skeleton shape="text" />} resetKey={`evaluation/${props.searchFormId}`} level={2}>
      <Form {...props} />
    </Region>
  );
}

function Form(props: EvaluationProps) {
  const outbox = useOutbox();
  if (!outbox) return <Skeleton shape="text" />;
  return <OpenForm {...props} outbox={outbox} />;
}

function OpenForm(props: QuestionsProps) {
  const { waiting, refused } = useFormActs(props);
  const isDone = props.isFinished && refused.size === 0;
  const [wasDone] = useState(isDone);
  if (isDone) return <Done isKept={waiting.size > 0} isNews={!wasDone} />;
  return (
    <Card>
      <Questions {...props} />
    </Card>
  );
}

/**
 * All is answered; as long as answers wait on this device, nothing says that they were sent. Where it was sent just now, the focus goes
 * to it, since the button that had it is gone; with it the view.
 */
function Done({ isKept, isNews }: { isKept: boolean; isNews: boolean }) {
  const box = useRef<HTMLDivElement>(null);

  // The confirmation, where the person looks.
  useEffect(() => {
    if (isNews && document.activeElement === document.body) box.current?.focus();
  }, [isNews]);

  return (
    <EmptyState
      ref={box}
      tabIndex={-1}
      title={isKept ? words.kept : words.done}
      icon={<SuccessIcon />}
      variant="strip"
      announce="polite"
    >
      {isKept ? words.keptText : words.doneText}
    </EmptyState>
  );
}

/** How many questions after the one that is looked at are asked for ahead, so that a lost network does not end the form. */
const ahead = 5;

type QuestionsProps = EvaluationProps & { outbox: Outbox };

function Questions(props: QuestionsProps) {
  const { onComplete } = props;
  const { data: first } = useSuspenseQuery({ ...evaluationPageQuery(props, 1), staleTime: 0 });
  const { waiting, refused } = useFormActs(props);
  const taken = first.answeredIds.filter((id) => !refused.has(id));
  const answeredIds = [...new Set([...taken, ...waiting.keys()])];
  const { totalPages } = first;
  const toMend = useFirstRefused(props, { totalPages, refused });
  const [page, setPage] = useState(() => toMend?.page ?? Math.min(answeredIds.length + 1, totalPages));
  const [isTurnedTo, setTurnedTo] = useState(false);
  const turnTo = (next: number) => {
    setTurnedTo(true);
    setPage(next);
  };
  const isComplete = answeredIds.length >= totalPages;
  const queryClient = useQueryClient();
  const { place, searchFormId } = props;

  // The content, which is finished by its answers; they may have been given elsewhere.
  useEffect(() => {
    if (isComplete) onComplete();
  }, [isComplete, onComplete]);

  // The server, for the next questions.
  useEffect(() => {
    for (let next = page + 1; next <= Math.min(page + ahead, totalPages); next += 1)
      void queryClient.prefetchQuery(evaluationPageQuery({ place, searchFormId }, next));
  }, [queryClient, place, searchFormId, page, totalPages]);

  return (
    <Stack>
      {toMend ? (
        <InlineAlert
          tone="critical"
          announce="polite"
          title={words.refused(toMend.page)}
          action={
            toMend.page === page ? undefined : (
              <Button size="small" variant="outline" onClick={() => turnTo(toMend.page)}>
                {words.answerAgain}
              </Button>
            )
          }
        >
          {errorText(toMend.refusal)}
        </InlineAlert>
      ) : null}
      <Region loading={<Skeleton shape="text" />} resetKey={`${page}`} level={2}>
        <EvaluationQuestion
          key={page}
          {...props}
          page={page}
          isTurnedTo={isTurnedTo}
          answered={answeredIds.length}
          waiting={waiting}
          refused={refused}
          // The same question counts once (FORMS-19).
          onAnswered={() => turnTo(page < totalPages ? page + 1 : (toMend?.page ?? 1))}
          onPrevious={() => turnTo(page - 1)}
        />
      </Region>
    </Stack>
  );
}

/** The first question whose answer the server refused, once it is known which page has it. */
function useFirstRefused(
  { place, searchFormId }: PlacedForm,
  { totalPages, refused }: { totalPages: number; refused: ReadonlyMap<number, RefusedAnswer> },
): { page: number; refusal: RefusedAnswer['refusal'] } | undefined {
  const pages = useQueries({
    queries: Array.from({ length: refused.size === 0 ? 0 : totalPages }, (_, at) =>
      evaluationPageQuery({ place, searchFormId }, at + 1),
    ),
  });
  const at = pages.findIndex(({ data }) => data && refused.has(data.question.id));
  const refusal = refused.get(pages[at]?.data?.question.id ?? 0)?.refusal;
  return refusal && { page: at + 1, refusal };
}
