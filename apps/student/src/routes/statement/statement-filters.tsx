import {
  filterStatement,
  nameOfPeriod,
  originOf,
  periodOf,
  type StatementOrigin,
  type StatementPeriod,
  statementCodes,
  statementPeriods,
} from '@student/domain';
import { Grid, Select, Stack } from '@student/ui';
import { useState } from 'react';
import { useSearch } from '../../addresses/use-search.ts';
import { statement as words } from '../../pt-br/statement.ts';
import { useToday } from '../../use-today.ts';
import { PeriodFields } from './period-fields.tsx';
import { statementSearch } from './statement.search.ts';

const periods = [...statementPeriods, 'chosen' as const].map((value) => ({
  value,
  label: words.periods[value],
}));
const types = (['credit', 'debit'] as const).map((value) => ({ value, label: words.types[value] }));
const origins = (Object.keys(statementCodes) as StatementOrigin[]).map((name) => ({
  value: statementCodes[name],
  label: words.origins[name],
}));

/** What the movements are narrowed by: a period, credits or debits, and what they are for (DECOIN-03, CALLS-16). */
export function StatementFilters() {
  const { values, change } = useSearch(statementSearch);
  const today = useToday();
  const { type, typeCode } = values;
  const period = nameOfPeriod(values, today);
  const [isChoosing, setChoosing] = useState(false);
  const showsDays = isChoosing || period === undefined;
  const choosePeriod = (chosen: string) => {
    setChoosing(chosen === 'chosen');
    if (chosen !== 'chosen')
      change((now) => filterStatement(now, periodOf(chosen as StatementPeriod, today)));
  };
  const unknown =
    typeCode === undefined || originOf(typeCode) !== undefined
      ? []
      : [{ value: typeCode, label: words.unknownOrigin(typeCode) }];
  return (
    <Stack as="section" aria-label={words.filters}>
      <Grid least="card" gap="m">
        <Select
          label={words.period}
          options={periods}
          value={showsDays ? 'chosen' : period}
          onValueChange={choosePeriod}
        />
        <Select
          label={words.type}
          placeholder={words.types.all}
          options={types}
          value={type ?? ''}
          onValueChange={(chosen) =>
            change((now) =>
              filterStatement(now, { type: types.find(({ value }) => value === chosen)?.value }),
            )
          }
        />
        <Select
          label={words.origin}
          placeholder={words.anyOrigin}
          options={[...origins, ...unknown]}
          value={typeCode ?? ''}
          onValueChange={(chosen) =>
            change((now) => filterStatement(now, { typeCode: chosen === '' ? undefined : Number(chosen) }))
          }
        />
      </Grid>
      {showsDays ? <PeriodFields /> : null}
    </Stack>
  );
}
