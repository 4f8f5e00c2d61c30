import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { goTo, placeAhead } from './place-ahead.ts';

const routerAt = (address: string) =>
  createMemoryRouter([{ path: '/list' }, { path: '/course' }], {
    initialEntries: [address],
    getContext: async () => new Map() as never,
  });

test('an address that was asked for is ahead before the router takes it up', async () => {
  const router = routerAt('/list');
  goTo(router, { search: '?search=a' });
  expect(router.state.navigation.location ?? router.state.location).toMatchObject({ search: '' });
  expect(placeAhead(router)).toMatchObject({
    location: { pathname: '/list', search: '?search=a' },
    isLeaving: false,
  });
  await expect.poll(() => router.state.location.search).toBe('?search=a');
  expect(placeAhead(router).location).toMatchObject({ pathname: '/list', search: '?search=a' });
});

test('another place is being left for at once', () => {
  const router = routerAt('/list?search=a');
  goTo(router, '/course?x=1');
  expect(placeAhead(router)).toEqual({ location: { pathname: '/course', search: '?x=1' }, isLeaving: true });
});

test('the back button is heard after what was asked for', async () => {
  const router = routerAt('/list');
  goTo(router, { search: '?search=a' });
  await expect.poll(() => router.state.location.search).toBe('?search=a');
  await router.navigate(-1);
  await expect.poll(() => placeAhead(router).location.search).toBe('');
});

test('two routers on one page do not hear each other', () => {
  const [one, other] = [routerAt('/list'), routerAt('/list')];
  goTo(one, '/course');
  expect(placeAhead(other)).toMatchObject({ location: { pathname: '/list' }, isLeaving: false });
});
