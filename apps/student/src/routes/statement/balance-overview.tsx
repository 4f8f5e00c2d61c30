import { balanceOverTime, formatDate, formatNumber, statementTotals } from '@student/domain';
import {
  BalanceChart,
  CoinIcon,
  Disclosure,
  Section,
  Skeleton,
  Stack,
  StatGrid,
  StatGridSkeleton,
  Text,
} from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '../../addresses/use-search.ts';
import { statement as words } from '../../pt-br/statement.ts';
import { asItIs, Region, toldByRegion, Waiting } from '../../region.tsx';
import { useServices } from '../../services.ts';
import { usePerson } from '../../session/use-session.ts';
import { priceText } from '../../shop/price-text.ts';
import { useToday } from '../../use-today.ts';
import { BalanceTable } from './balance-table.tsx';
import { mostMovements, movementsSinceQuery } from './statement.queries.ts';
import { statementSearch } from './statement.search.ts';

/** The balance of today, what came and went by the filters, and the balance over time (DECOIN-01). It waits and fails alone. */
export function BalanceOverview() {
  const { firstDate } = useSearch(statementSearch).values;
  return (
    <Region
      resetKey={firstDate ?? ''}
      loading={null}
      failed={asItIs}
      missing={words.overTimeMissing}
      level={2}
    >
      <Overview />
    </Region>
  );
}

const Shape = () => (
  <Stack gap="xl" aria-busy>
    <StatGridSkeleton count={4} />
    <Skeleton shape="block" />
  </Stack>
);

function Overview() {
  const { request, tenant } = useServices();
  const { values } = useSearch(statementSearch);
  const today = useToday();
  const balance = usePerson()?.decoins ?? 0;
  const query = movementsSinceQuery(request, values.firstDate);
  const { data, isPlaceholderData } = useQuery({ ...query, ...toldByRegion });
  if (data === undefined) {
    return (
      <>
        <Waiting />
        <Shape />
      </>
    );
  }
  const { movements, isWhole } = data;
  const coins = (amount: number) => priceText(amount, tenant.coin);
  const { credits, debits, difference } = statementTotals(movements, values);
  const overTime = balanceOverTime(movements, { ...values, balance, today });
  const isNarrowed = values.type !== undefined || values.typeCode !== undefined;
  return (
    <Stack gap="xl" aria-busy={isPlaceholderData}>
      <StatGrid
        busy={isPlaceholderData}
        stats={[
          { label: words.balance, value: coins(balance), icon: <CoinIcon /> },
          { label: words.credits, value: signed(credits, coins) },
          { label: words.debits, value: signed(-debits, coins) },
          { label: words.difference, value: signed(difference, coins) },
        ]}
      />
      {overTime ? (
        <Section title={words.overTime}>
          <Stack gap="s">
            <BalanceChart
              {...overTime}
              label={words.chart({
                first: formatDate(overTime.first),
                last: formatDate(overTime.last),
                opening: coins(overTime.opening),
                closing: coins(overTime.days.at(-1)?.balance ?? overTime.opening),
              })}
              formatBalance={formatNumber}
              formatDay={formatDate}
            />
            {isNarrowed ? (
              <Text tone="muted" size="s">
                {words.allKinds}
              </Text>
            ) : null}
            {isWhole ? null : (
              <Text tone="muted" size="s">
                {words.onlyNewest(formatNumber(mostMovements))}
              </Text>
            )}
            <Disclosure words={{ more: words.asTable, less: words.hideTable }}>
              <BalanceTable days={overTime.days} />
            </Disclosure>
          </Stack>
        </Section>
      ) : null}
    </Stack>
  );
}

/** With the sign of what it does to the balance; nothing has none. */
const signed = (amount: number, coins: (amount: number) => string) =>
  `${amount === 0 ? '' : amount < 0 ? '−' : '+'}${coins(Math.abs(amount))}`;
