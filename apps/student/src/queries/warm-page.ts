import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Services } from '../services.ts';
import { type FirstQueries, warm } from './first-queries.ts';

/**
 * Starts the queries of a page, and waits shortly for what nobody knows yet where the person comes from another one. On a page that
 * stands a filter that is pressed, a term or another page of its list is drawn at once, and what stood stays meanwhile.
 */
export async function warmPage(
  { queryClient, getRouter }: Pick<Services, 'queryClient' | 'getRouter'>,
  request: LoaderFunctionArgs['request'],
  queries: ReturnType<FirstQueries>,
): Promise<void> {
  const answers = warm(queryClient, queries);
  const { initialized, location } = getRouter().state;
  const isStanding = initialized && location.pathname === new URL(request.url).pathname;
  if (!isStanding) await answers;
}
