import { formatNumber, rankingOf } from '@student/domain';
import { EmptyState, Ranking, RankingSkeleton, Section, Stack, Text, UsersIcon } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { statistics } from '../../pt-br/statistics.ts';
import { Region } from '../../region.tsx';
import { usePerson } from '../../session/use-session.ts';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { engagementQuery } from './statistics.queries.ts';

const words = statistics.ranking;

/** Students by their engagement, and where the person stands among them (PROFILE-10). */
export function Engagement() {
  return (
    <Section title={words.title}>
      <Region loading={<RankingSkeleton />} missing={words.missing} level={3}>
        <Students />
      </Region>
    </Section>
  );
}

function Students() {
  const { data } = useSuspenseQuery(engagementQuery());
  const students = rankingOf(data, usePerson()?.id);
  if (students.length === 0) return <Nobody />;
  return (
    <Stack gap="s">
      {students.some(({ isSelf }) => isSelf) ? null : <Text>{words.notListed}</Text>}
      <Ranking
        label={words.title}
        rows={students.map(({ id, position, name, imageUrl, engagement, isSelf }) => ({
          id,
          position,
          name,
          photoUrl: imageUrl ?? undefined,
          score: words.score(formatNumber(engagement), engagement === 1),
          isSelf,
        }))}
      />
    </Stack>
  );
}

const Nobody = () => (
  <EmptyState icon={<MessagePicture name="empty" icon={<UsersIcon />} />} title={words.none} level={3}>
    {words.noneHint}
  </EmptyState>
);
