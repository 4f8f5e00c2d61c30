import type { EvaluationAnswer, OutboxAct } from '@student/domain';
import {
  Button,
  Card,
  CheckboxGroup,
  ChevronRightIcon,
  EmptyState,
  Heading,
  Inline,
  ProgressBar,
  RadioGroup,
  RatingInput,
  RichText,
  Skeleton,
  Stack,
  SuccessIcon,
  Text,
  TextArea,
} from '@student/ui';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { contentKey } from '../contents/content-place.ts';
import { evaluationPageQuery, type PlacedForm } from '../contents/evaluation.queries.ts';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useAppForm } from '../forms/use-app-form.ts';
import { useKeptDraft, useKeptDrafts } from '../forms/use-kept-draft.ts';
import type { Outbox } from '../outbox/open-outbox.ts';
import { pendingQuery } from '../outbox/pending.queries.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { evaluation as words } from '../pt-br/evaluation.ts';
import { Region } from '../region.tsx';
import { type Answers, answersOf, bodyOf, problemsOf } from './evaluation-answers.ts';

type EvaluationProps = PlacedForm & {
  contentId: number;
  /** It was finished before. */
  isFinished: boolean;
  /** All its questions are answered (FORMS-20). */
  onComplete: () => void;
  /** Keeps an answer until the server has it. Rejects when it cannot. */
  record: (act: OutboxAct) => Promise<void>;
};

/** An evaluation form in the place of the player, one question at a time (FORMS-15 to FORMS-22, PLAYER-19). */
export default function EvaluationStage(props: EvaluationProps) {
  const form = (
    <Region loading={<Skeleton shape="text" />} resetKey={`evaluation/${props.searchFormId}`} level={2}>
      <Form {...props} />
    </Region>
  );
  return props.isFinished ? form : <Card>{form}</Card>;
}

function Form(props: EvaluationProps) {
  const outbox = useOutbox();
  if (!outbox) return <Skeleton shape="text" />;
  return props.isFinished ? <Done {...props} outbox={outbox} /> : <Questions {...props} outbox={outbox} />;
}

/** All is answered; as long as answers wait on this device, nothing says that they were sent. */
function Done(props: QuestionsProps) {
  const isKept = useWaiting(props).size > 0;
  return (
    <EmptyState
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
  const waiting = useWaiting(props);
  const answeredIds = [...new Set([...first.answeredIds, ...waiting.keys()])];
  const { totalPages } = first;
  const [page, setPage] = useState(() => Math.min(answeredIds.length + 1, totalPages));
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
    <Region loading={<Skeleton shape="text" />} resetKey={`${page}`} level={2}>
      <Question
        key={page}
        {...props}
        page={page}
        isTurnedTo={isTurnedTo}
        answered={answeredIds.length}
        waiting={waiting}
        // The same question counts once (FORMS-19).
        onAnswered={() => turnTo(page < totalPages ? page + 1 : 1)}
        onPrevious={() => turnTo(page - 1)}
      />
    </Region>
  );
}

/** The answers that the server does not have, by question. */
type Waiting = ReadonlyMap<number, EvaluationAnswer>;

function useWaiting({ outbox, place, contentId, searchFormId }: QuestionsProps): Waiting {
  const { data } = useSuspenseQuery(pendingQuery(outbox, contentKey({ place, contentId })));
  return new Map(
    data.flatMap(({ entry: { act }, refusal }) =>
      act.kind === 'evaluation' && act.searchFormId === searchFormId && !refusal
        ? [[act.questionId, act.answer]]
        : [],
    ),
  );
}

type QuestionProps = EvaluationProps & {
  page: number;
  /** By a press here: the one at which the form goes on after a load takes no focus. */
  isTurnedTo: boolean;
  answered: number;
  waiting: Waiting;
  onAnswered: () => void;
  onPrevious: () => void;
};

function Question(props: QuestionProps) {
  const {
    place,
    contentId,
    searchFormId,
    page,
    answered,
    waiting,
    record,
    onAnswered,
    onPrevious,
    isTurnedTo,
  } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { data } = useSuspenseQuery(evaluationPageQuery(props, page));
  const { question, totalPages } = data;
  const [given] = useState(() => answersOf({ ...question, ...waiting.get(question.id) }));
  const drafts = useKeptDrafts();
  const draftName = `evaluation/${contentKey({ place, contentId })}/${question.id}`;
  const { form, field, control, formProps, isPending, refusal } = useAppForm<Answers>({
    defaultValues: given,
    problemsOf: (answers) => problemsOf(question, answers),
    send: async (answers) => {
      const answer = bodyOf(question, answers);
      await record({ kind: 'evaluation', searchFormId, questionId: question.id, answer });
      drafts.forget(draftName);
      onAnswered();
    },
  });
  useKeptDraft(form, { name: draftName, standing: given });

  // The words of the next question, where the button that brought it is gone.
  useEffect(() => {
    if (isTurnedTo && document.activeElement === document.body) box.current?.focus();
  }, [isTurnedTo]);

  const about = { 'aria-describedby': id, required: true } as const;
  return (
    <form {...formProps}>
      <Stack gap="l">
        <Stack gap="xs">
          <ProgressBar
            label={words.progress}
            value={(100 * answered) / totalPages}
            valueText={words.questionOf(page, totalPages)}
          />
          <Text size="s" tone="muted" figures="tabular">
            {words.questionOf(page, totalPages)}
          </Text>
        </Stack>
        <div ref={box} id={id} tabIndex={-1}>
          <Heading level={2} size="xxl">
            {question.title}
          </Heading>
          {question.description ? <RichText source={question.description} /> : null}
        </div>
        <FormRefusal>{refusal}</FormRefusal>
        {question.type === 'STARS' ? (
          <RatingInput {...about} {...control('stars')} label={words.stars} />
        ) : question.type === 'SINGLE_CHOICE' ? (
          <RadioGroup
            {...about}
            {...control('choice')}
            label={words.single}
            variant="card"
            options={question.singleChoices.map(optionOf)}
          />
        ) : question.type === 'MULTIPLE_CHOICE' ? (
          <CheckboxGroup
            {...about}
            {...control('choices')}
            onValueChange={(values) => control('choices').onValueChange(values)}
            label={words.multiple}
            variant="card"
            options={question.multiChoices.map(optionOf)}
          />
        ) : (
          <TextArea {...about} {...field('text')} label={words.text} rows={5} />
        )}
        <Inline justify="between" gap="s">
          {page > 1 ? (
            <Button variant="outline" onClick={onPrevious}>
              {words.previous}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" pending={isPending} iconEnd={<ChevronRightIcon />}>
            {page < totalPages ? words.answer : words.send}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

const optionOf = ({ id, title }: { id: number; title: string }) => ({ value: String(id), label: title });
