import { FormSkeleton, Page, PageTitle, Section, Skeleton, Split, Stack } from '@student/ui';
import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { profileEdit as words } from '../../pt-br/profile-edit.ts';
import { warm } from '../../queries/first-queries.ts';
import { statesQuery } from '../../registration/registration.queries.ts';
import { servicesContext } from '../../services.ts';
import { usePerson } from '../../session/use-session.ts';
import { PageShape } from '../../shell/page-shape.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { firstQueries } from './first-queries.ts';
import { profileInterestsQuery } from './profile-edit.queries.ts';
import { ProfileEdit } from './profile-edit.tsx';

/** Starts the calls of the page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  void warm(queryClient, [statesQuery(), profileInterestsQuery()]);
  await warm(queryClient, firstQueries());
  return null;
}

const shape = (
  <PageShape>
    <Page>
      <PageTitle title={words.title} lead={words.lead} />
      <Skeleton shape="circle" />
      <Split ratio="main">
        <Section title={words.data.title} busy>
          <FormSkeleton fields={['line', 'line', 'line', 'line', 'text']} />
        </Section>
        <Stack gap="xl">
          <Section title={words.password.title} busy>
            <FormSkeleton fields={['line', 'line']} />
          </Section>
        </Stack>
      </Split>
    </Page>
  </PageShape>
);

/** The page on which a person changes their profile (PROFILE-02). What somebody else has begun to change is not theirs. */
export function Component() {
  usePageTitle(words.title);
  const person = usePerson();
  return person ? (
    <Suspense fallback={shape}>
      <ProfileEdit key={person.id} />
    </Suspense>
  ) : null;
}
