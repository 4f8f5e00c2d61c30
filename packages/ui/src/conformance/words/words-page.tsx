import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Table } from '../../components/table/table.tsx';
import { Text } from '../../components/text/text.tsx';
import { readWords } from './read.ts';
import { sources } from './sources.ts';

/** A name may be read in several files of one component; its words stand once. */
const catalogue = [...new Map(readWords(sources).map((one) => [one.name, one])).values()].sort((a, b) =>
  a.name.localeCompare(b.name),
);

/** The catalogue of `Foundations/Words`, read from the sources of the components. */
export function WordsPage() {
  return (
    <Stack gap="xl">
      {catalogue.map(({ name, file, words }) => (
        <Stack key={name} as="section" gap="xs">
          <Heading level={2} size="l">
            {name}
          </Heading>
          <Text size="s" tone="muted">
            {file.replace(/\/[^/]*$/, '')}
          </Text>
          <Table
            caption={`Words of ${name}`}
            keyOf={({ key }) => key}
            rows={words}
            columns={[
              { key: 'key', header: 'Name', role: 'rowHeader', cell: ({ key }) => <code>{key}</code> },
              {
                key: 'text',
                header: 'Portuguese',
                cell: ({ text, kind }) =>
                  kind === 'text' ? <span lang="pt-BR">{text}</span> : <code lang="pt-BR">{text}</code>,
              },
            ]}
          />
        </Stack>
      ))}
    </Stack>
  );
}
