import { Inline, ProgressBar, Stack, Text } from '@student/ui';
import type { ReactNode } from 'react';
import { questionnaire as words } from '../pt-br/questionnaire.ts';

type AttemptProgressProps = { done: number; total: number; saveLine: ReactNode };

/** How many questions are answered, and whether that is kept. */
export function AttemptProgress({ done, total, saveLine }: AttemptProgressProps) {
  const text = words.answeredOf(done, total);
  return (
    <Stack gap="xs">
      <ProgressBar label={words.progress} value={(100 * done) / total} valueText={text} />
      <Inline justify="between" gap="s">
        <Text size="s" tone="muted" figures="tabular">
          {text}
        </Text>
        {saveLine}
      </Inline>
    </Stack>
  );
}
