import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Services } from '../services.ts';
import { warmPage } from './warm-page.ts';

const address = 'https://decola.test/student/details-course-tracks';

it.each([
  ['a page that stands waits for nothing', '/student/details-course-tracks', true, false],
  ['a page that is gone to waits for what comes soon', '/student/dashboard', true, true],
  ['the first page too', '/student/details-course-tracks', false, true],
])('%s', async (_, pathname, initialized, waits) => {
  const queryClient = new QueryClient();
  const getRouter = () => ({ state: { initialized, location: { pathname } } });
  const query = {
    queryKey: ['tracks'],
    queryFn: () => new Promise((answer) => setTimeout(() => answer('read'), 5)),
  };
  await warmPage({ queryClient, getRouter } as unknown as Services, new Request(`${address}?page=2`), [
    query,
  ]);
  expect(queryClient.getQueryData(['tracks'])).toBe(waits ? 'read' : undefined);
  await queryClient.fetchQuery(query);
});
