import { type Complement, isOpenable } from '@student/domain';
import { Section, Stack, Text, TextLink } from '@student/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { course as words } from '../../pt-br/course.ts';
import { complementsQuery, contentsQuery } from '../../queries.ts';

/** Extra material of the contents that can be opened; left out where there is none (COURSE-14). */
export function ComplementsRegion({ courseId }: { courseId: number }) {
  const { data: contents = [] } = useQuery(contentsQuery(courseId));
  const complements = useQueries({
    queries: contents.filter(isOpenable).map(({ id }) => complementsQuery(courseId, id)),
    combine: (results) => [
      ...new Map(
        results.flatMap(({ data = [] }) => data).map((each): [number, Complement] => [each.id, each]),
      ).values(),
    ],
  });
  if (complements.length === 0) return null;
  return (
    <Section title={words.complements}>
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
    </Section>
  );
}
