import { type Event, kindOfEvent } from '@student/domain';
import { Section, Stack, Text, TextLink } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { hrefOfEvent } from '../../courses/event-href.ts';
import { shell } from '../../pt-br/shell.ts';
import { trainingCourse as words } from '../../pt-br/training-course.ts';
import { attendedQuery } from './training-course.queries.ts';

/**
 * The other events and training courses that the person attended (EVENT-32). Many attended none, so nothing stands here while they are
 * asked for, nor where they cannot be read.
 */
export default function AttendedSection({ trainingCourseId }: { trainingCourseId: number }) {
  const { data = [] } = useQuery(attendedQuery());
  const others = data.filter((event) => event.id !== trainingCourseId || kindOfEvent(event.type) === 'event');
  if (others.length === 0) return null;
  return (
    <Section title={words.attended}>
      <Stack as="ul" gap="s">
        {others.map((event) => (
          <li key={`${event.type}-${event.id}`}>
            <Stack gap="xxs">
              <Name event={event} />
              <Text size="s" tone="muted">
                {kindText(event)}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

/** 'Treinamento', and that it goes on: whoever was there once may have more to come. */
function kindText({ type, menu }: Event): string {
  const kind = shell.titles[kindOfEvent(type)];
  return menu === null ? kind : words.underWay(kind);
}

function Name({ event }: { event: Event }) {
  const href = hrefOfEvent(event);
  return href === undefined ? <Text>{event.name}</Text> : <TextLink href={href}>{event.name}</TextLink>;
}
