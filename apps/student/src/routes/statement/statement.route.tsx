import { Page, PageTitle } from '@student/ui';
import { useEffect, useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageRegions } from '../../page-regions.tsx';
import { shell } from '../../pt-br/shell.ts';
import { statement as words } from '../../pt-br/statement.ts';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext, useServices } from '../../services.ts';
import { readBalance } from '../../session/balance.ts';
import { usePerson } from '../../session/use-session.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { needsStatement } from '../../shop/needs-shop.ts';
import { useTenant } from '../../tenant.tsx';
import { BalanceOverview } from './balance-overview.tsx';
import { firstQueries } from './first-queries.ts';
import { Movements } from './movements.tsx';
import { hasReadStatement, statementKey } from './statement.queries.ts';
import { statementSearch } from './statement.search.ts';
import { StatementFilters } from './statement-filters.tsx';

/** Starts the call of the page, with the filters of the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  needsStatement(services);
  const { queryClient } = services;
  // On a page that stands, a filter that is chosen is drawn at once.
  const hasRead = hasReadStatement(queryClient);
  const values = statementSearch.read(new URL(request.url).search);
  const reading = warm(queryClient, firstQueries({}, statementSearch.callOf(values)));
  if (!hasRead) await reading;
  return null;
}

/** What somebody has earned and spent: the balance, the movements by filters and pages, and both as files (DECOIN-01 to DECOIN-06). */
export function Component() {
  const { coin } = useTenant();
  usePageTitle(shell.titles.statement);
  useMovementsOfBalance();
  return (
    <Page>
      <PageTitle title={shell.titles.statement} lead={coin ? words.lead(coin.many) : undefined} />
      <StatementFilters />
      <PageRegions ifAllFail="told">
        <BalanceOverview />
        <Movements />
      </PageRegions>
    </Page>
  );
}

/** The balance is that of now; one that changes while the page stands was changed by a movement: they are read anew. */
function useMovementsOfBalance() {
  const services = useServices();
  const { queryClient } = services;
  const balance = usePerson()?.decoins;
  const known = useRef(balance);

  // The server, which may have paid or taken coins elsewhere.
  useEffect(() => readBalance(services), [services]);

  // The cache of what the server knows.
  useEffect(() => {
    if (known.current === balance) return;
    known.current = balance;
    void queryClient.invalidateQueries({ queryKey: statementKey });
  }, [queryClient, balance]);
}
