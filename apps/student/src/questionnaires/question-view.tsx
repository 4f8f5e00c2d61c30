import { acceptsAnswer, type OutboxEntry, type Question } from '@student/domain';
import {
  Button,
  Heading,
  Inline,
  InlineAlert,
  RadioGroup,
  RichText,
  Stack,
  Text,
  TextArea,
  VisuallyHidden,
} from '@student/ui';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Attempt } from '../contents/attempt.ts';
import { useKeptDrafts } from '../forms/use-kept-draft.ts';
import { errorText } from '../pt-br/errors.ts';
import { questionnaire as words } from '../pt-br/questionnaire.ts';
import { answerDraft } from './answer-drafts.ts';
import { judgedOptions, signOnly } from './judged-options.ts';
import type { QuestionnaireActor } from './use-questionnaire-actor.ts';

export type QuestionViewProps = {
  attempt: Attempt;
  page: number;
  question: Question;
  actor: QuestionnaireActor;
  /** What of this attempt waits on this device, oldest first. */
  waiting: readonly OutboxEntry[];
};

/** One question with its answer, as it was given last: on the way, waiting on this device, or at the server (QUIZ-13). */
export function QuestionView(props: QuestionViewProps) {
  const { question, actor, page } = props;
  const id = useId();
  const refusal = useSelector(actor, ({ context }) => context.refusals[page]);
  const isInWords = question.type === 'DESCRIPTIVE';
  return (
    <Stack gap="l">
      <Heading as="div" level={2} size="xxl">
        <RichText id={id} source={question.description} />
      </Heading>
      {refusal ? (
        <InlineAlert tone="critical" announce="polite">
          {words.notTaken(errorText(refusal))}
        </InlineAlert>
      ) : null}
      {isInWords ? <InWords {...props} descriptionId={id} /> : <Alternatives {...props} descriptionId={id} />}
    </Stack>
  );
}

/** What was refused as finished goes on being answered, as long as there is time. */
const takesAnswers = (snapshot: ReturnType<QuestionnaireActor['getSnapshot']>) =>
  snapshot.hasTag('answerable') && !snapshot.matches({ attempt: { clock: 'over' } });

type AnswerProps = QuestionViewProps & { descriptionId: string };

/**
 * Alternatives: each choice is sent at once (QUIZ-09); none is taken once the attempts are used up (QUIZ-14) or the right one is chosen.
 * Where a choice costs an attempt the next one waits until this one is judged.
 */
function Alternatives({ page, question, actor, waiting, descriptionId }: AnswerProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const here = useSelector(actor, ({ context }) => context.chosen[page]);
  const choicesHere = useSelector(actor, ({ context }) => context.choices[page] ?? 0);
  const isAnswerable = useSelector(actor, takesAnswers);
  const waitingHere = waiting.flatMap(({ act }) =>
    act.kind === 'alternative' && act.page === page ? [act.alternativeId] : [],
  );
  const onItsWay = here ?? waitingHere.at(-1);
  const chosen = onItsWay ?? question.answeredAlternativeId ?? undefined;
  const attempts = question.attempts + Math.max(choicesHere, waitingHere.length);
  const { attemptLimit, isCorrect } = question;
  const isJudged = onItsWay === undefined && isCorrect !== null;
  const isRight = isJudged && isCorrect === true;
  const takesMore = acceptsAnswer({ attempts, attemptLimit, isCorrect: isRight });
  const isOpen = isAnswerable && takesMore;

  // What was chosen is closed with the rest, and would leave the focus nowhere.
  useLayoutEffect(() => {
    if (isRight && group.current?.contains(document.activeElement)) group.current.focus();
  }, [isRight]);

  const choose = (value: string) => {
    if (attemptLimit !== null && onItsWay !== undefined) return;
    actor.send({ type: 'answer.choose', page, questionId: question.id, alternativeId: Number(value) });
    // What was chosen last is closed with the rest, and would leave the focus nowhere.
    if (!acceptsAnswer({ attempts: attempts + 1, attemptLimit })) group.current?.focus();
  };

  // Describes the group, and is drawn for whoever comes by the keyboard, on whatever device.
  const hintId = useId();
  const isHinted = attemptLimit !== null && isOpen;
  const [isByKeys, setByKeys] = useState(false);

  const standing = statusOf({ isJudged, isCorrect, attempts, attemptLimit, takesMore });
  return (
    <Stack gap="s">
      <RadioGroup
        ref={group}
        tabIndex={-1}
        label={words.alternatives}
        labelPlacement="hidden"
        aria-describedby={isHinted ? `${descriptionId} ${hintId}` : descriptionId}
        variant="card"
        value={chosen === undefined ? '' : String(chosen)}
        onValueChange={choose}
        onFocus={({ target }) => setByKeys(target.matches(':focus-visible'))}
        onBlur={() => setByKeys(false)}
        onKeyDown={attemptLimit === null ? undefined : lookWithArrows}
        words={signOnly}
        options={judgedOptions({
          alternatives: question.alternatives,
          isCorrect,
          chosen,
          isJudged,
          isOpen,
        })}
      />
      <Inline gap="xs">
        <Text role="status" size="s" tone={isJudged ? (isCorrect ? 'positive' : 'critical') : 'muted'}>
          {standing || '\u00a0'}
        </Text>
        {isHinted && isByKeys ? (
          <Text id={hintId} size="s" tone="muted">
            {words.byKeys}
          </Text>
        ) : null}
        {isHinted && !isByKeys ? <VisuallyHidden id={hintId}>{words.byKeys}</VisuallyHidden> : null}
      </Inline>
    </Stack>
  );
}

type Standing = Pick<Question, 'isCorrect' | 'attempts' | 'attemptLimit'> & {
  isJudged: boolean;
  takesMore: boolean;
};

/** How the answer turned out, and how many more are taken; it keeps its line while there is nothing to say. */
function statusOf({ isJudged, isCorrect, attempts, attemptLimit, takesMore }: Standing): string {
  const verdict = isJudged ? (isCorrect ? words.right : words.wrong) : undefined;
  const left = attemptLimit === null ? undefined : attemptLimit - attempts;
  const more =
    left === undefined || (isJudged && isCorrect)
      ? undefined
      : takesMore
        ? words.attemptsLeft(left)
        : words.noAttempts;
  return [verdict, more].filter(Boolean).join(' ');
}

/**
 * Where a choice costs an attempt the arrows only look: native radios would choose whatever they come past. Space chooses
 * (APG Radio Group, as in a toolbar).
 */
function lookWithArrows(event: KeyboardEvent<HTMLFieldSetElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
  const at = radios.findIndex((radio) => radio.matches(':focus'));
  radios.at((at + step) % radios.length)?.focus();
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * An answer in words: saved after a pause and on leaving (QUIZ-10). Where each answer counts as an attempt it is sent by hand,
 * and this tab keeps what is written until then.
 */
function InWords({ attempt, page, question, actor, waiting, descriptionId }: AnswerProps) {
  const drafts = useKeptDrafts();
  const draftName = answerDraft(attempt.questionnaireId, page);
  const isAnswerable = useSelector(actor, takesAnswers);
  const written = useSelector(actor, ({ context }) => context.drafts[page]?.text);
  const recorded = useSelector(actor, ({ context }) => context.recorded[page]);
  const acts = waiting.flatMap(({ act }) => (act.kind === 'descriptive' && act.page === page ? [act] : []));
  const { attemptLimit } = question;
  const isCounted = attemptLimit !== null;
  const attempts = question.attempts + acts.length;
  const takesMore = acceptsAnswer({ attempts, attemptLimit });
  const isUnsent = written !== undefined && written.trim() !== '' && written !== recorded;
  const saving = isCounted ? ('onRequest' as const) : ('byItself' as const);
  const [kept] = useState(() => (isCounted && takesMore ? keptText(drafts.get(draftName)) : undefined));
  const [initial] = useState(() => written ?? kept ?? acts.at(-1)?.answer ?? question.answer ?? '');

  // The statechart hears of what an earlier visit left unsent, so that it goes with the finish.
  useEffect(() => {
    const { drafts } = actor.getSnapshot().context;
    if (kept !== undefined && drafts[page] === undefined)
      actor.send({ type: 'answer.type', page, text: kept, saving });
  }, [actor, page, kept, saving]);

  if (attempt.kind === 'exercise') return <InlineAlert>{words.inWordsElsewhere}</InlineAlert>;
  return (
    <Stack gap="s">
      <TextArea
        label={words.answer}
        aria-describedby={descriptionId}
        hint={isCounted ? undefined : words.answerHint}
        rows={6}
        defaultValue={initial}
        disabled={!isAnswerable || (isCounted && !takesMore)}
        status={
          isCounted ? (takesMore ? words.attemptsLeft(attemptLimit - attempts) : words.noAttempts) : undefined
        }
        onValueChange={(text) => {
          if (isCounted) drafts.keep(draftName, text);
          actor.send({ type: 'answer.type', page, text, saving });
        }}
      />
      {isCounted && takesMore ? (
        <div>
          <Button
            variant="outline"
            disabled={!isUnsent}
            onClick={() => actor.send({ type: 'answer.save', page })}
          >
            {words.save}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

const keptText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);
