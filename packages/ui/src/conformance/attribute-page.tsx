import { Table } from '../components/table/table.tsx';
import { attributeTable } from './attribute-table.ts';
import { attributesWritten } from './attributes-in-source.ts';
import { sources } from './words/sources.ts';

const written = attributesWritten(sources);
const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.tsx?$/, '');

/** The table of `Foundations/Data attributes`: which components write an attribute is read from their sources. */
export function AttributePage() {
  return (
    <Table
      caption="Data attributes"
      keyOf={({ name }) => name}
      rows={attributeTable}
      columns={[
        {
          key: 'name',
          header: 'Attribute',
          role: 'rowHeader',
          cell: ({ name }) => <code style={{ whiteSpace: 'nowrap' }}>{name}</code>,
        },
        { key: 'values', header: 'Values', cell: ({ values }) => values },
        { key: 'says', header: 'Says', cell: ({ says }) => says },
        {
          key: 'by',
          header: 'Written in',
          cell: ({ name, isGiven }) =>
            isGiven ? 'the page' : (written.get(name) ?? []).map(nameOf).join(', '),
        },
      ]}
    />
  );
}
