import { dayTyped, filterStatement, formatDate, maskDay, periodProblems } from '@student/domain';
import { Button, Grid, MaskedField } from '@student/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useSearch } from '../../addresses/use-search.ts';
import { statement as words } from '../../pt-br/statement.ts';
import { statementSearch } from './statement.search.ts';

type Typed = { firstDate: string; lastDate: string };
const names = ['firstDate', 'lastDate'] as const;

/** The days of a period, typed; what is wrong with them is told at each once they are to be applied. */
export function PeriodFields() {
  const { values, change } = useSearch(statementSearch);
  const { firstDate, lastDate } = values;
  const ofAddress = { firstDate: formatDate(firstDate), lastDate: formatDate(lastDate) };
  const address = `${firstDate} ${lastDate}`;
  const [typed, setTyped] = useState<Typed>(ofAddress);
  const [known, setKnown] = useState(address);
  // A period that cannot be is told as its address is opened.
  const [isJudged, setJudged] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  if (known !== address) {
    setKnown(address);
    setTyped(ofAddress);
    setJudged(true);
  }
  const problems = periodProblems(typed);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    const wrong = names.find((name) => problems[name]);
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const period = { firstDate: dayTyped(typed.firstDate), lastDate: dayTyped(typed.lastDate) };
    change((now) => filterStatement(now, period));
  };

  return (
    <form ref={form} noValidate onSubmit={apply}>
      <Grid least="card" gap="m" align="end">
        {names.map((name) => {
          const problem = isJudged ? problems[name] : undefined;
          return (
            <MaskedField
              key={name}
              name={name}
              label={words[name]}
              placeholder={words.dateHint}
              format={maskDay}
              value={typed[name]}
              onValueChange={(text) => {
                setJudged(false);
                setTyped((before) => ({ ...before, [name]: text }));
              }}
              error={problem && words.dateProblems[problem]}
            />
          );
        })}
        <div>
          <Button type="submit" variant="outline">
            {words.apply}
          </Button>
        </div>
      </Grid>
    </form>
  );
}
