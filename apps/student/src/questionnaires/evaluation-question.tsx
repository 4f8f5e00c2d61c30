import { type EvaluationAnswer, type OutboxAct, starsOnScale } from '@student/domain';
import {
  Button,
  CheckboxGroup,
  ChevronRightIcon,
  Heading,
  Inline,
  ProgressBar,
  RadioGroup,
  RatingInput,
  RichText,
  Stack,
  Text,
  TextArea,
} from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { contentKey } from '../contents/content-place.ts';
import { evaluationPageQuery, type PlacedForm } from '../contents/evaluation.queries.ts';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useAppForm } from '../forms/use-app-form.ts';
import { useKeptDraft, useKeptDrafts } from '../forms/use-kept-draft.ts';
import type { Outbox } from '../outbox/open-outbox.ts';
import { evaluation as words } from '../pt-br/evaluation.ts';
import { image } from './evaluation.css.ts';
import { type Answers, answersOf, bodyOf, problemsOf } from './evaluation-answers.ts';
import type { RefusedAnswer } from './use-form-acts.ts';

type QuestionProps = PlacedForm & {
  contentId: number;
  outbox: Outbox;
  /** Keeps an answer until the server has it. Rejects when it cannot. */
  record: (act: OutboxAct) => Promise<void>;
  page: number;
  /** By a press here: the one at which the form goes on after a load takes no focus. */
  isTurnedTo: boolean;
  answered: number;
  waiting: ReadonlyMap<number, EvaluationAnswer>;
  refused: ReadonlyMap<number, RefusedAnswer>;
  onAnswered: () => void;
  /** The last answer that was refused is on its way again. */
  onMended: () => void;
  onPrevious: () => void;
};

/** One question of an evaluation form, and its answer as it was given last (FORMS-16 to FORMS-19); with its picture and who asks it, where it has them. */
export function EvaluationQuestion(props: QuestionProps) {
  const { place, contentId, searchFormId, outbox, page, answered, waiting, refused, record } = props;
  const { onAnswered, onMended, onPrevious, isTurnedTo } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { data } = useSuspenseQuery(evaluationPageQuery(props, page));
  const { question, totalPages } = data;
  const before = refused.get(question.id);
  const [given] = useState(() => answersOf({ ...question, ...before?.answer, ...waiting.get(question.id) }));
  const drafts = useKeptDrafts();
  const draftName = `evaluation/${contentKey({ place, contentId })}/${question.id}`;
  const { form, field, control, formProps, isPending, refusal } = useAppForm<Answers>({
    defaultValues: given,
    problemsOf: (answers) => problemsOf(question, answers),
    send: async (answers) => {
      const answer = bodyOf(question, answers);
      const act = { kind: 'evaluation', searchFormId, questionId: question.id, answer } as const;
      if (before) {
        await sendAgain(outbox, before, act);
        if (refused.size === 1) onMended();
      } else await record(act);
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
          {question.authorName ? (
            <Text size="s" tone="muted">
              {words.author(question.authorName)}
            </Text>
          ) : null}
        </div>
        {question.imageUrl ? <QuestionImage url={question.imageUrl} /> : null}
        <FormRefusal>{refusal}</FormRefusal>
        {question.type === 'STARS' ? (
          <RatingInput {...about} most={starsOnScale(question)} {...control('stars')} label={words.stars} />
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

/** What the question is about; where it does not come, the question stands without it. */
function QuestionImage({ url }: { url: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return <img className={image} src={url} alt="" decoding="async" onError={() => setMissing(true)} />;
}

const optionOf = ({ id, title }: { id: number; title: string }) => ({ value: String(id), label: title });

/** In the place of all that was refused for the question. */
async function sendAgain(outbox: Outbox, { entries }: RefusedAnswer, act: OutboxAct): Promise<void> {
  const [last, ...older] = entries.toReversed();
  if (last) await outbox.resend(last, act);
  for (const entry of older) outbox.discard(entry);
}
