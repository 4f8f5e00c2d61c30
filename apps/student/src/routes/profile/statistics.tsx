import { ButtonLink, ChartColumnIcon, Stack } from '@student/ui';
import { paths } from '../../paths.ts';
import { statistics as words } from '../../pt-br/statistics.ts';
import { warm } from '../../queries/first-queries.ts';
import { Figures } from '../statistics/figures.tsx';
import { myStatisticsQuery } from '../statistics/statistics.queries.ts';
import type { ProfilePage } from './profile-page.ts';

/** The totals of the person in short, and the way to all of their statistics (PROFILE-01, PROFILE-11). */
export const statistics: ProfilePage = {
  start: ({ queryClient }) => warm(queryClient, [myStatisticsQuery()]),
  Page: function Statistics() {
    return (
      <Stack gap="l">
        <Figures />
        <div>
          <ButtonLink
            variant="outline"
            icon={<ChartColumnIcon />}
            href={paths.statistics({ option: 'chart' })}
          >
            {words.toDashboard}
          </ButtonLink>
        </div>
      </Stack>
    );
  },
};
