import { profileOptionOf } from '@student/domain';
import { Page, PageTitle } from '@student/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageRegions } from '../../page-regions.tsx';
import { profile as words } from '../../pt-br/profile.ts';
import { shell } from '../../pt-br/shell.ts';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext } from '../../services.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { NotYet } from '../not-yet/not-yet.tsx';
import { firstQueries } from './first-queries.ts';
import { OwnProfileHead } from './own-profile-head.tsx';
import { profilePages } from './profile-pages.ts';
import { ProfileTabs } from './profile-tabs.tsx';

/** Brings the code of the option that the address names, and starts its calls (PROFILE-01). */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const option = profileOptionOf(params.option);
  void warm(services.queryClient, firstQueries());
  const page = await profilePages[option]?.();
  await page?.start(services, request);
  return { option, Option: page?.Page };
}

/** Who the person is, and one option of their profile: neither waits for the other (PROFILE-01). */
export function Component() {
  const { option, Option } = useLoaderData<typeof loader>();
  usePageTitle(words.options[option]);
  if (!Option) return <NotYet title={shell.titles.profile} />;
  return (
    <Page>
      <PageRegions ifAllFail="told">
        <OwnProfileHead />
        <ProfileTabs current={option} />
        <PageTitle title={words.options[option]} lead={words.leads[option]} />
        <Option key={option} />
      </PageRegions>
    </Page>
  );
}
