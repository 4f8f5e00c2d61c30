import type { Complement } from '@student/domain';
import { Stack, Text, TextLink } from '@student/ui';

/** Extra material: each opens in a new tab (COURSE-14). */
export function ComplementList({ complements }: { complements: readonly Complement[] }) {
  return (
    <Stack as="ul" gap="l">
      {complements.map(({ id, title, description, url }) => (
        <Stack as="li" key={id} gap="xxs">
          <TextLink href={url} opens="new tab" stands="alone">
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
