import {
  filterStatement,
  isStatementFiltered,
  noStatementFilter,
  pageSizes,
  type StatementColumn,
  sortStatement,
} from '@student/domain';
import { PaginationSkeleton, ResultsCount, Section, Stack } from '@student/ui';
import { hashKey, useQuery } from '@tanstack/react-query';
import { usePageInRange } from '../../addresses/use-page-in-range.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { NothingListed } from '../../courses/nothing-listed.tsx';
import { paths } from '../../paths.ts';
import { statement as words } from '../../pt-br/statement.ts';
import { asItIs, Region, toldByRegion, Waiting } from '../../region.tsx';
import { Pages } from '../../shell/pages.tsx';
import { useTenant } from '../../tenant.tsx';
import { MovementTable } from './movement-table.tsx';
import { statementQuery } from './statement.queries.ts';
import { statementSearch } from './statement.search.ts';
import { StatementExports } from './statement-exports.tsx';

/** The movements by pages, as the address has them (DECOIN-02, DECOIN-03), with both files of the same filter. */
export function Movements() {
  const { values } = useSearch(statementSearch);
  const query = statementQuery(statementSearch.callOf(values));
  return (
    <Section title={words.movements}>
      <Region resetKey={hashKey(query.queryKey)} loading={null} failed={asItIs} size="region" level={3}>
        <Results query={query} />
      </Region>
    </Section>
  );
}

function Results({ query }: { query: ReturnType<typeof statementQuery> }) {
  const { values, change } = useSearch(statementSearch);
  const { data, isPlaceholderData } = useQuery({ ...query, ...toldByRegion });
  const isPast = usePageInRange(values.page, isPlaceholderData ? undefined : data?.totalPages, (page) =>
    change((now) => ({ ...now, page }), { replace: true }),
  );
  const isWaiting = data === undefined || isPast;
  const table = (
    <MovementTable
      query={values}
      rows={isWaiting ? [] : data.statements}
      onSort={(column: StatementColumn) => change((now) => sortStatement(now, column))}
      busy={isWaiting ? 'loading' : isPlaceholderData ? 'refreshing' : undefined}
      expectedRows={pageSizes.statement}
    />
  );
  return (
    <Stack aria-busy={isWaiting || isPlaceholderData}>
      {data?.statements.length === 0 && !isPast ? null : <StatementExports />}
      <ResultsCount
        count={isWaiting ? undefined : data.statements.length}
        words={data && data.totalPages > 1 ? words.countOfPage : words.count}
      />
      {isWaiting ? (
        <>
          <Waiting />
          {table}
          <PaginationSkeleton />
        </>
      ) : data.statements.length === 0 ? (
        <NoMovements />
      ) : (
        <>
          {table}
          <Pages
            label={words.pages}
            page={values.page}
            totalPages={data.totalPages}
            hrefOf={(page) => paths.statement({ ...values, page })}
            onPageChange={(page) => change((now) => ({ ...now, page }))}
            pending={isPlaceholderData}
          />
        </>
      )}
    </Stack>
  );
}

/** None at all, or none that the filters let through: then they can be taken away. */
function NoMovements() {
  const { coin } = useTenant();
  const { values, change } = useSearch(statementSearch);
  return (
    <NothingListed
      words={{ ...words.empty, noneHint: words.empty.noneHint(coin?.many ?? '') }}
      level={3}
      onClear={
        isStatementFiltered(values)
          ? () => change((now) => filterStatement(now, noStatementFilter))
          : undefined
      }
    />
  );
}
