import { Stack, Text, TextLink } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { course as words } from '../../pt-br/course.ts';
import { complementsQuery } from '../../queries.ts';
import type { ContentPlace } from './study-panels.tsx';

/** Extra material of this content (COURSE-14). */
export default function ComplementsPanel({ courseId, contentId }: ContentPlace) {
  const { data: complements } = useSuspenseQuery(complementsQuery(courseId, contentId));
  if (complements.length === 0) return <Text tone="muted">{words.noComplements}</Text>;
  return (
    <Stack as="ul" gap="s">
      {complements.map(({ id, title, description, url }) => (
        <Stack as="li" key={id} gap="xxs">
          <TextLink href={url} opens="new tab">
            {title}
          </TextLink>
          {description ? (
            <Text size="s" tone="muted">
              {description}
            </Text>
          ) : null}
        </Stack>
      ))}
    </Stack>
  );
}
