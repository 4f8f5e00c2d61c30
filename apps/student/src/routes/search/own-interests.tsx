import { ButtonLink, Inline, Section } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { myInterestsQuery } from '../../interests/interests.queries.ts';
import { paths } from '../../paths.ts';
import { search as words } from '../../pt-br/search.ts';

/** What the person likes, each with the way to its courses (TRACK-17, TRACK-19). It only adds to what stands: where it cannot be read nothing is missed. */
export function OwnInterests() {
  const { data: interests = [] } = useQuery(myInterestsQuery());
  if (interests.length === 0) return null;
  return (
    <Section title={words.interests}>
      <Inline as="ul" gap="s">
        {interests.map(({ id, title }) => (
          <li key={id}>
            <ButtonLink variant="outline" size="small" href={paths.interest({ interestId: id, title })}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </Inline>
    </Section>
  );
}
