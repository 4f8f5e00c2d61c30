import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Router } from '../services.ts';
import { leaveBack } from './leave-back.ts';

/** Three steps, one after the other, whose first takes its time when it is come to. */
async function inStep3() {
  const router = createMemoryRouter(
    [
      { path: '/before' },
      { path: '/step/:step', loader: () => new Promise((done) => setTimeout(done, 20, null)) },
      { path: '/end' },
    ],
    { initialEntries: ['/before'] },
  );
  for (const step of [1, 2, 3]) await router.navigate(`/step/${step}`);
  return router as unknown as Router;
}

it('what was gone through is not come back to, and is not shown on the way', async () => {
  const router = await inStep3();
  const shown = new Set<string>();
  router.subscribe(({ location }) => {
    shown.add(location.pathname);
  });
  leaveBack(router, 2, '/end');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/end'));
  expect([...shown]).toEqual(['/step/3', '/end']);
  await router.navigate(-1);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/before'));
});

it('where nothing was gone through the address takes the place of the one that stands', async () => {
  const router = await inStep3();
  leaveBack(router, 0, '/end');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/end'));
  await router.navigate(-1);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/step/2'));
});
