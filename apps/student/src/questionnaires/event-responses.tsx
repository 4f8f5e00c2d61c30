import { Section, Stack, Text } from '@student/ui';
import { useSuspenseQueries } from '@tanstack/react-query';
import type { Attempt } from '../contents/attempt.ts';
import { questionQuery } from '../contents/questionnaire.queries.ts';
import { questionnaire as words } from '../pt-br/questionnaire.ts';
import { oneOfMany } from '../queries/one-of-many.ts';
import { AnsweredList, resultText } from './answered-list.tsx';

type EventResponsesProps = { attempt: Attempt; total: number };

/**
 * How a finished attempt in a class of an event turned out, with its answers: the contract has no list of them for an event, so each
 * page of the attempt is read (PLAYER-25, QUIZ-16).
 */
export default function EventResponses({ attempt, total }: EventResponsesProps) {
  const questions = useSuspenseQueries({
    queries: Array.from({ length: total }, (_, at) => oneOfMany(questionQuery(attempt, at + 1))),
    combine: (answers) => answers.map(({ data }) => data.question),
  });
  const corrects = questions.filter(({ isCorrect }) => isCorrect).length;
  return (
    <Section title={words.responsesTitle}>
      <Stack gap="m">
        <Text>{resultText(questions, corrects, total)}</Text>
        <AnsweredList questions={questions} />
      </Stack>
    </Section>
  );
}
