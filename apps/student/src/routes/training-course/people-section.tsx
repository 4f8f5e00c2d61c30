import type { TrainingCourseUser } from '@student/domain';
import { PersonList, Section, Text } from '@student/ui';
import { trainingCourse as words } from '../../pt-br/training-course.ts';

type PeopleSectionProps = { users: readonly TrainingCourseUser[]; personId: number };

/** Who is enrolled, the person first (EVENT-21, EVENT-26). */
export function PeopleSection({ users, personId }: PeopleSectionProps) {
  const people = users.map(({ id, name, imageUrl }) => ({
    id,
    name: name || words.unnamed,
    photoUrl: imageUrl ?? undefined,
    isSelf: id === personId,
  }));
  const inOrder = [...people.filter(({ isSelf }) => isSelf), ...people.filter(({ isSelf }) => !isSelf)];
  return (
    <Section title={words.people(users.length)}>
      {users.length === 0 ? (
        <Text tone="muted">{words.nobody}</Text>
      ) : (
        <PersonList label={words.people(0)} people={inOrder} />
      )}
    </Section>
  );
}
