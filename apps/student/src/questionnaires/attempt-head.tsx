import { ArrowLeftIcon, Inline, Stack, Text, TextLink } from '@student/ui';
import type { ReactNode } from 'react';
import { questionnaire as words } from '../pt-br/questionnaire.ts';
import type { AttemptViewProps } from './attempt.types.ts';

/** The way back, which question this is, and what belongs beside that. The question itself is larger than its number. */
export function AttemptHead({
  title,
  backHref,
  page,
  total,
  children,
}: Pick<AttemptViewProps, 'title' | 'backHref' | 'page' | 'total'> & { children?: ReactNode }) {
  return (
    <Stack gap="s">
      <TextLink href={backHref} underline="hover" aria-label={words.backTo(title)}>
        <Inline as="span" gap="xs" overflow="squeeze">
          <ArrowLeftIcon />
          {title}
        </Inline>
      </TextLink>
      <Inline justify="between" gap="m">
        <Text as="h1" size="s" tone="muted" weight="medium" figures="tabular">
          {words.questionOf(page, total)}
        </Text>
        {children}
      </Inline>
    </Stack>
  );
}
