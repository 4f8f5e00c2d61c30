import { createClient, getConfiguration, getCourse, listSchools } from '@student/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSandbox } from './node.ts';

const { server, setFaults } = createTestSandbox({ scenario: 'maintenance' });
beforeAll(() => server.listen());
afterAll(() => server.close());
const client = createClient({ baseUrl: 'http://localhost', retries: 0 });

test('the client reads the sandbox through an intercepted network', async () => {
  expect((await client.request(getConfiguration)).isMaintenanceMode).toBe(true);
  expect(await client.request(listSchools)).toHaveLength(6);
  const course = await client.request(getCourse, { params: { id: 1 } });
  expect(course.title).toBe('Boas-vindas à Decola');
});

test('a dropped connection is one for the client too', async () => {
  setFaults({ listSchools: 'dropped' });
  await expect(client.request(listSchools)).rejects.toThrow('Erro de conexão.');
  setFaults({});
});
