import { shownName } from '@student/domain';
import { Avatar, ButtonLink, Inline, Stack, Text } from '@student/ui';
import { paths } from '../../paths.ts';
import { profile as words } from '../../pt-br/profile.ts';
import { usePerson } from '../../session/use-session.ts';

/** Who the person is (PROFILE-03). */
export function OwnProfileHead() {
  const person = usePerson();
  if (!person) return null;
  return (
    <Inline>
      <Avatar
        name={shownName(person)}
        src={person.imageUrl ?? undefined}
        size="xlarge"
        meaning="decoration"
      />
      <Stack gap="s">
        <Text>{shownName(person)}</Text>
        <ButtonLink variant="outline" href={paths.edit()}>
          {words.edit}
        </ButtonLink>
      </Stack>
    </Inline>
  );
}
