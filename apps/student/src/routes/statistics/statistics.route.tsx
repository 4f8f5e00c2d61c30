import { Page, PageTitle } from '@student/ui';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageRegions } from '../../page-regions.tsx';
import { shell } from '../../pt-br/shell.ts';
import { statistics as words } from '../../pt-br/statistics.ts';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext } from '../../services.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { Accesses } from './accesses.tsx';
import { Certificates } from './certificates.tsx';
import { CourseProgress } from './course-progress.tsx';
import { Engagement } from './engagement.tsx';
import { Figures } from './figures.tsx';
import { firstQueries } from './first-queries.ts';
import { SchoolProgressTable } from './school-progress-table.tsx';

/** Starts the first calls. */
export async function loader({ context }: LoaderFunctionArgs) {
  await warm(context.get(servicesContext).queryClient, firstQueries());
  return null;
}

/**
 * 'Meu dashboard': how much the person studied and what is left (PROFILE-10 to PROFILE-12). It is one page, whatever option its address
 * has (PROFILE-13, decision 0695).
 */
export function Component() {
  usePageTitle(shell.titles.statistics);
  return (
    <Page>
      <PageTitle title={shell.titles.statistics} lead={words.lead} />
      <PageRegions ifAllFail="told">
        <Figures />
        <Accesses />
        <CourseProgress />
        <SchoolProgressTable />
        <Certificates />
        <Engagement />
      </PageRegions>
    </Page>
  );
}
