import { answerEvaluationQuestion, getEvaluationFormPage } from '@student/api-client';
import {
  type ErrorCode,
  type EvaluationAnswer,
  type EvaluationPage,
  type EvaluationQuestion,
  evaluationAnswerProblem,
} from '@student/domain';
import {
  Button,
  Card,
  CheckboxGroup,
  ChevronRightIcon,
  EmptyState,
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
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { ContentPlace } from '../contents/content-places.ts';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useAppForm } from '../forms/use-app-form.ts';
import { evaluation as words } from '../pt-br/evaluation.ts';
import { endpointMutation, endpointQuery, keyOf } from '../queries/endpoint-query.ts';
import { Region } from '../region.tsx';

type EvaluationProps = {
  place: ContentPlace;
  searchFormId: number;
  /** It was finished before. */
  isFinished: boolean;
  /** All its questions are answered (FORMS-20). */
  onComplete: () => void;
};

/** An evaluation form in the place of the player, one question at a time (FORMS-15 to FORMS-22, PLAYER-19). */
export default function EvaluationStage(props: EvaluationProps) {
  if (props.isFinished) {
    return (
      <EmptyState title={words.done} icon={<SuccessIcon />} variant="strip" announce="polite">
        {words.doneText}
      </EmptyState>
    );
  }
  return (
    <Card>
      <Region loading={<Skeleton shape="text" />} resetKey={`evaluation/${props.searchFormId}`} level={2}>
        <Questions {...props} />
      </Region>
    </Card>
  );
}

const pageQuery = ({ place, searchFormId }: EvaluationProps, page: number) =>
  endpointQuery(getEvaluationFormPage, {
    params: { searchFormId, trainingId: trainingIdOf(place), page },
  });

/** The calls name the course or the event. */
const trainingIdOf = (place: ContentPlace) => (place.kind === 'course' ? place.courseId : place.eventId);

function Questions(props: EvaluationProps) {
  const { onComplete } = props;
  const { data: first } = useSuspenseQuery({ ...pageQuery(props, 1), staleTime: 0 });
  const [page, setPage] = useState(() => Math.min(first.answeredIds.length + 1, first.totalPages));
  const isComplete = isWhole(first);

  // The content, which is finished by its answers; they may have been given elsewhere.
  useEffect(() => {
    if (isComplete) onComplete();
  }, [isComplete, onComplete]);

  return (
    <Region loading={<Skeleton shape="text" />} resetKey={`${page}`} level={2}>
      <Question key={page} {...props} page={page} onPage={setPage} />
    </Region>
  );
}

const isWhole = ({ answeredIds, totalPages }: EvaluationPage) => new Set(answeredIds).size >= totalPages;

type QuestionProps = EvaluationProps & { page: number; onPage: (page: number) => void };

function Question(props: QuestionProps) {
  const { place, searchFormId, page, onPage, onComplete } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { data } = useSuspenseQuery(pageQuery(props, page));
  const { question, answeredIds, totalPages } = data;
  const trainingId = trainingIdOf(place);
  const answer = useMutation(
    endpointMutation(answerEvaluationQuestion, {
      params: { searchFormId, trainingId, questionId: question.id },
      makesStale: [{ queryKey: keyOf(getEvaluationFormPage, { params: { searchFormId, trainingId } }) }],
      isShownInPlace: true,
    }),
  );
  const { field, control, formProps, isPending, refusal } = useAppForm<Answers>({
    defaultValues: answersOf(question),
    problemsOf: (answers) => problemsOf(question, answers),
    send: async (answers) => {
      await answer.mutateAsync({ body: bodyOf(question, answers) });
      // The same question counts once (FORMS-19).
      const answered = new Set([...answeredIds, question.id]);
      if (answered.size >= totalPages) onComplete();
      else onPage(page < totalPages ? page + 1 : 1);
    },
  });

  // The words of the next question, where the button that brought it is gone.
  useEffect(() => {
    if (page > 1 && document.activeElement === document.body) box.current?.focus();
  }, [page]);

  const about = { 'aria-describedby': id, required: true } as const;
  return (
    <form {...formProps}>
      <Stack gap="l">
        <Stack gap="xs">
          <ProgressBar
            label={words.progress}
            value={(100 * answeredIds.length) / totalPages}
            valueText={words.questionOf(page, totalPages)}
          />
          <Text size="s" tone="muted">
            {words.questionOf(page, totalPages)}
          </Text>
        </Stack>
        <div ref={box} id={id} tabIndex={-1}>
          <Text size="l" weight="medium">
            {question.title}
          </Text>
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
            <Button variant="outline" onClick={() => onPage(page - 1)}>
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

type Answers = { stars: number; choice: string; choices: string[]; text: string };

const answersOf = ({ stars, answerId, multiAnswerIds, answerText }: EvaluationQuestion): Answers => ({
  stars: stars ?? 0,
  choice: answerId ? String(answerId) : '',
  choices: multiAnswerIds.map(String),
  text: answerText ?? '',
});

function problemsOf(
  { type }: EvaluationQuestion,
  { stars, choice, choices, text }: Answers,
): Partial<Record<keyof Answers, ErrorCode>> {
  switch (type) {
    case 'STARS': {
      const problem = evaluationAnswerProblem({ kind: 'stars', stars });
      return problem ? { stars: problem } : {};
    }
    case 'SINGLE_CHOICE': {
      const answerId = choice === '' ? undefined : Number(choice);
      const problem = evaluationAnswerProblem({ kind: 'single', answerId });
      return problem ? { choice: problem } : {};
    }
    case 'MULTIPLE_CHOICE': {
      const problem = evaluationAnswerProblem({ kind: 'multiple', multiAnswerIds: choices.map(Number) });
      return problem ? { choices: problem } : {};
    }
    case 'TEXT': {
      const problem = evaluationAnswerProblem({ kind: 'text', answerText: text });
      return problem ? { text: problem } : {};
    }
  }
}

/** The field that fits the question (FORMS-18). */
function bodyOf({ type }: EvaluationQuestion, { stars, choice, choices, text }: Answers): EvaluationAnswer {
  switch (type) {
    case 'STARS':
      return { stars };
    case 'SINGLE_CHOICE':
      return { answerId: Number(choice) };
    case 'MULTIPLE_CHOICE':
      return { multiAnswerIds: choices.map(Number) };
    case 'TEXT':
      return { answerText: text.trim() };
  }
}
