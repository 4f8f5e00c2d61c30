import { profileOptionOf } from '@student/domain';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { shell } from '../../pt-br/shell.ts';
import { servicesContext } from '../../services.ts';
import { NotYet } from '../not-yet/not-yet.tsx';
import { profilePages } from './profile-pages.ts';

/** Brings the code of the option that the address names, and starts its calls (PROFILE-01). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const option = profileOptionOf(params.option);
  const page = await profilePages[option]?.();
  await page?.start(context.get(servicesContext));
  return { option, Page: page?.Page };
}

/** One option of the profile; those that are not built say so. */
export function Component() {
  const { option, Page } = useLoaderData<typeof loader>();
  return Page ? <Page key={option} /> : <NotYet title={shell.titles.profile} />;
}
