import type { Question } from '@student/domain';
import { Card, Inline, RadioGroup, RichText, Stack, Tag, Text } from '@student/ui';
import { useId } from 'react';
import { questionnaire as words } from '../pt-br/questionnaire.ts';
import { judgedOptions, signOnly } from './judged-options.ts';

/** What was answered, question by question, and how it turned out (QUIZ-16). */
export const AnsweredList = ({ questions }: { questions: readonly Question[] }) => (
  <Stack as="ol" gap="m">
    {questions.map((question, at) => (
      <Card key={question.id} as="li">
        <Answered question={question} page={at + 1} total={questions.length} />
      </Card>
    ))}
  </Stack>
);

/** How an attempt turned out, in words: what awaits its correction is neither right nor wrong. */
export function resultText(questions: readonly Question[], corrects: number, total: number): string {
  const waiting = questions.filter(isAwaiting).length;
  return waiting > 0
    ? words.correctsSoFar(corrects, total - waiting, waiting)
    : words.cover.corrects(corrects, total);
}

function Answered({ question, page, total }: { question: Question; page: number; total: number }) {
  const id = useId();
  const { type, answeredAlternativeId, isCorrect, answer } = question;
  return (
    <Stack gap="m">
      <Inline justify="between">
        <Text as="span" size="s" tone="muted">
          {words.questionOf(page, total)}
        </Text>
        <Verdict question={question} />
      </Inline>
      <Text as="div" weight="medium">
        <RichText id={id} source={question.description} />
      </Text>
      {type === 'DESCRIPTIVE' ? (
        <Stack gap="xxs">
          <Text size="s" tone="muted">
            {words.yourAnswer}
          </Text>
          <Text lineBreaks="kept">{answer || words.noAnswer}</Text>
        </Stack>
      ) : (
        <RadioGroup
          label={words.alternatives}
          labelPlacement="hidden"
          aria-describedby={id}
          variant="card"
          value={answeredAlternativeId === null ? '' : String(answeredAlternativeId)}
          words={signOnly}
          options={judgedOptions({
            alternatives: question.alternatives,
            isCorrect,
            chosen: answeredAlternativeId ?? undefined,
            isJudged: isCorrect !== null,
            isOpen: false,
          })}
        />
      )}
    </Stack>
  );
}

function Verdict({ question }: { question: Question }) {
  const { isCorrect } = question;
  if (isCorrect !== null)
    return <Tag tone={isCorrect ? 'positive' : 'critical'}>{isCorrect ? words.right : words.wrong}</Tag>;
  return isAwaiting(question) ? <Tag>{words.awaiting}</Tag> : <Tag tone="caution">{words.noAnswer}</Tag>;
}

/** Answered, and not judged yet. */
const isAwaiting = ({ isCorrect, answeredAlternativeId, answer }: Question): boolean =>
  isCorrect === null && (answeredAlternativeId !== null || Boolean(answer));
