import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { unsentQuery } from './unsent.queries.ts';

it('what has not arrived is asked of the device each time: it changes while nobody looks', async () => {
  let looks = 0;
  const outboxes = {
    unsent: async () => {
      looks++;
      return [];
    },
  };
  // As the app's own, which keeps answers of the server for a while.
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  await client.fetchQuery(unsentQuery(outboxes, 1));
  await client.fetchQuery(unsentQuery(outboxes, 1));
  expect(looks).toBe(2);
});
