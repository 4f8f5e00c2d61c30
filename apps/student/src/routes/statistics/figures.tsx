import { formatNumber, readDuration } from '@student/domain';
import { CertificateIcon, CheckIcon, CoinIcon, DurationIcon, StatGrid, StatGridSkeleton } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { statistics } from '../../pt-br/statistics.ts';
import { asItIs, Region } from '../../region.tsx';
import { priceText } from '../../shop/price-text.ts';
import { useOwnCoin } from '../../shop/use-own-coin.ts';
import { myStatisticsQuery } from './statistics.queries.ts';

const words = statistics.figures;

/** The totals of the person (PROFILE-11); coins where brand and person have them. */
export function Figures() {
  const coin = useOwnCoin();
  return (
    <Region
      loading={<StatGridSkeleton count={coin ? 4 : 3} />}
      failed={asItIs}
      missing={words.missing}
      level={2}
    >
      <Totals />
    </Region>
  );
}

function Totals() {
  const coin = useOwnCoin();
  const { data } = useSuspenseQuery(myStatisticsQuery());
  return (
    <StatGrid
      stats={[
        { label: words.watched, value: readDuration(data.totalWatched), icon: <DurationIcon /> },
        { label: words.finished, value: formatNumber(data.completeCourses), icon: <CheckIcon /> },
        {
          label: words.certificates,
          value: formatNumber(data.certificateGenerated),
          icon: <CertificateIcon />,
        },
        ...(coin ? [{ label: words.coins, value: priceText(data.decoins, coin), icon: <CoinIcon /> }] : []),
      ]}
    />
  );
}
