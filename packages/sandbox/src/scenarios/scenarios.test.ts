import { expect, test } from 'vitest';
import { openConversation } from '../testing.ts';
import { isScenarioName, type ScenarioName, scenarios } from './scenarios.ts';

const names = Object.keys(scenarios).filter(isScenarioName);

test.each(names)('%s begins, with its person signed in', async (scenario: ScenarioName) => {
  const { call } = openConversation({ scenario });
  const { person } = scenarios[scenario];
  const { status, data } = await call('GET /api/user/me/list/personalInformation');
  expect(person === 'nobody' ? status : data.user.id).toBe(person === 'nobody' ? 403 : person);
});

test('empty has nothing in any list', async () => {
  const { call } = openConversation({ scenario: 'empty' });
  const lists = [
    'course/list',
    'list/schools',
    'courseTrack/list',
    'event/list',
    'pills',
    'notifications',
    'list/products',
    'orders',
    'list/statement/user',
    'list/favorite',
    'faq/list',
  ];
  for (const list of lists) {
    const { data } = await call(`GET /api/decola/${list}`);
    const rows = Object.values(data).find(Array.isArray);
    expect([list, rows]).toEqual([list, []]);
  }
});

test('each kind of person is who the scenario says', async () => {
  const user = async (scenario: ScenarioName) =>
    (await openConversation({ scenario }).call('GET /api/user/me/list/personalInformation')).data.user;
  expect(await user('new-employee')).toMatchObject({ isFirstLogin: true });
  expect(await user('imported-person')).toMatchObject({ isImported: true, passwordModifiedAt: null });
  expect(await user('new-term')).toMatchObject({ needAcceptNewTerm: true });
  expect(await user('foreigner')).toMatchObject({ isForeigner: true, document: null });
  expect(await user('no-company')).toMatchObject({ companies: [] });
  expect((await user('administrator')).userType).toBe(2);
  expect((await user('manager')).userType).toBe(4);
});
