import { createClient } from '@student/api-client';
import { failureOf } from '@student/domain';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../queries/query-client.ts';
import { notificationQuery } from './notifications.queries.ts';

/** A query client over the real client, whose every call is answered with this. */
function start(status: number, body: object) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { method, url } = input as Request;
    asked.push(`${method} ${new URL(url).pathname}`);
    return Response.json(body, { status });
  };
  const client = createClient({ baseUrl: 'http://student.test', fetch: fetch as typeof globalThis.fetch });
  const onFailure = vi.fn();
  const queryClient = createQueryClient({ request: client.request, onFailure, sessionNow: () => 0 });
  return { asked, onFailure, queryClient };
}

it('one notification is read by its own call (NOTIF-01, NOTIF-16)', async () => {
  const notification = {
    id: 5,
    title: 'Semana da segurança',
    description: null,
    created_at: '2026-03-02T12:00:00.000Z',
    isRead: true,
    type: 'NEW_NOTIFICATION_WITH_IMAGE',
    image: null,
    imageNotification: '/files/banners/1.svg',
    metadata: null,
  };
  const { asked, queryClient } = start(200, { data: { notification } });
  const read = await queryClient.fetchQuery(notificationQuery(5));
  expect(asked).toEqual(['GET /api/decola/notification/5']);
  expect(read).toMatchObject({ id: 5, title: 'Semana da segurança', isRead: true });
});

it('what was refused of one, field by field, reaches its caller as it came, and nobody else is told (NOTIF-16)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors = [
    { code: 'INVALID_ID', message: 'ID não é válido.', field: 'id' },
    { code: 'EMPTY_FIELD', message: 'Título não pode ser vazio.', field: 'title' },
  ];
  const refusal = { code: 'VALIDATION_ERROR', message: 'Verifique os dados informados.', errors };
  const { onFailure, queryClient } = start(422, refusal);
  const thrown = await queryClient.fetchQuery(notificationQuery(5)).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ name: 'ApiError', status: 422, errors });
  expect(failureOf(thrown).fields).toEqual({ id: 'ID não é válido.', title: 'Título não pode ser vazio.' });
  expect(onFailure).not.toHaveBeenCalled();
});
