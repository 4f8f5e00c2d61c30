import { formatNumber, progressBySchool, type SchoolProgress } from '@student/domain';
import { type Column, ProgressBar, Section, Stack, Table, Text, TextLink } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { statistics } from '../../pt-br/statistics.ts';
import { courseTracksQuery } from '../../queries/courses.queries.ts';
import { schoolsQuery } from '../../queries/schools.queries.ts';
import { Region, toldByRegion, Waiting } from '../../region.tsx';

const words = statistics.schools;

/** How far the person is with the trainings of each school: figures with a bar, or that there is nothing (SHELL-58). */
export function SchoolProgressTable() {
  return (
    <Section title={words.title}>
      <Region loading={null} missing={words.missing} level={3}>
        <Schools />
      </Region>
    </Section>
  );
}

function Schools() {
  const { data: schools } = useQuery({ ...schoolsQuery(), ...toldByRegion });
  const { data: tracks } = useQuery({ ...courseTracksQuery(), ...toldByRegion });
  const rows = schools && tracks ? progressBySchool(schools, tracks) : undefined;
  return (
    <Stack gap="s" aria-busy={rows === undefined}>
      {rows === undefined ? <Waiting /> : null}
      <Table
        caption={words.title}
        columns={columns}
        rows={rows ?? []}
        keyOf={({ id }) => id}
        busy={rows === undefined ? 'loading' : undefined}
        expectedRows={6}
      />
      {rows?.length === 0 ? null : (
        <Text tone="muted" size="s">
          {words.hint}
        </Text>
      )}
    </Stack>
  );
}

const columns: readonly Column<SchoolProgress>[] = [
  {
    key: 'school',
    header: words.school,
    cell: ({ id, name }) => <TextLink href={paths.detailsCourses({ entityId: id })}>{name}</TextLink>,
    role: 'rowHeader',
  },
  { key: 'finished', header: words.finished, cell: ({ finished }) => formatNumber(finished), align: 'end' },
  { key: 'total', header: words.total, cell: ({ total }) => formatNumber(total), align: 'end' },
  {
    key: 'progress',
    header: words.progress,
    cell: ({ name, percentage }) => (
      <Stack gap="xxs">
        <span>{statistics.progress.percentage(percentage)}</span>
        <ProgressBar label={words.progressOf(name)} value={percentage} />
      </Stack>
    ),
  },
];
