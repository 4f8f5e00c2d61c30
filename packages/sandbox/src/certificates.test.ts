import { expect, test } from 'vitest';
import { linesOfPdf } from './reports/read-back.ts';
import { people } from './seed/named-people.ts';
import { answerPaper } from './serve/papers.ts';
import type { Store } from './store/store.ts';
import { openConversation } from './testing.ts';

const ahead = '2026-03-09T12:00:00.000Z';
const ofClass = 'GET /api/decola/certificate/event/3/class/31';
const ofTrainingCourse = 'GET /api/decola/certificate/graduation/4';
const ofCourse = 'GET /api/decola/certificate/2';
const seatIn = (store: Store, place: { classId: number } | { graduationId: number }) =>
  store.find('seats', { userId: people.ana, ...place })?.id ?? 0;

/** What has to be so for a certificate, each of it not so. */
const lacks: readonly (readonly [string, string, (store: Store) => void])[] = [
  ['a course gives none', ofCourse, (store) => store.patch('courses', 2, { haveCertification: false })],
  [
    'a course is not finished',
    ofCourse,
    (store) =>
      store.patch('enrolments', store.find('enrolments', { userId: people.ana, courseId: 2 })?.id ?? 0, {
        finishedAt: null,
      }),
  ],
  ['a class gives none', ofClass, (store) => store.patch('eventClasses', 31, { hasCertificate: false })],
  ['a class is not over', ofClass, (store) => store.patch('eventClasses', 31, { finishedAt: null })],
  ['a class ends later', ofClass, (store) => store.patch('eventClasses', 31, { finishedAt: ahead })],
  [
    'nobody saw the person in a class',
    ofClass,
    (store) => store.patch('seats', seatIn(store, { classId: 31 }), { attendedDates: [] }),
  ],
  ['there is no seat in a class', ofClass, (store) => store.remove('seats', seatIn(store, { classId: 31 }))],
  [
    'a training course gives none',
    ofTrainingCourse,
    (store) => store.patch('graduations', 4, { hasCertificate: false }),
  ],
  [
    'a training course is not over',
    ofTrainingCourse,
    (store) => store.patch('graduations', 4, { finishedAt: null }),
  ],
  [
    'a training course ends later',
    ofTrainingCourse,
    (store) => store.patch('graduations', 4, { finishedAt: ahead }),
  ],
  [
    'nobody saw the person in a training course',
    ofTrainingCourse,
    (store) => store.patch('seats', seatIn(store, { graduationId: 4 }), { attendedSittingIds: [] }),
  ],
];

test.each(lacks)('there is no certificate where %s', async (_, line, change) => {
  const { call, store } = openConversation();
  const shown = async () =>
    (await call('GET /api/decola/event/3')).data.event.classes.find(({ id }: { id: number }) => id === 31)
      .userCertificateUrl;
  const { path } = (await call(line)).data;
  expect(path).toMatch('/files/certificates/certificado.pdf?');
  expect(await shown()).not.toBeNull();
  change(store);
  expect(await call(line)).toMatchObject({ status: 409, code: 'CERTIFICATE_UNAVAILABLE' });
  if (line === ofClass) expect(await shown()).toBeNull();
});

test.each([
  ['a certificate', '/files/certificates/certificado.pdf?course=2'],
  ['a receipt', '/files/receipts/recibo.pdf?order=1'],
])('%s names who it is for', (_, path) => {
  const { sandbox, store } = openConversation({ session: people.ana });
  store.patch('people', people.ana, { name: 'Zilda Prado Nogueira' });
  const order = store.list('orders', { userId: people.ana })[0];
  if (order) store.patch('orders', order.id, { receiptUrl: path });
  const address = path.replace('order=1', `order=${order?.id}`);
  const [cookie = ''] =
    sandbox.world.sessions
      .open(store.get('people', people.ana) as never)
      .get('set-cookie')
      ?.split(';') ?? [];
  const paper = answerPaper(sandbox, new Request(`http://sandbox.test${address}`, { headers: { cookie } }));
  return paper?.arrayBuffer().then((bytes) => {
    expect(linesOfPdf(new Uint8Array(bytes)).join(' ')).toContain('Zilda Prado Nogueira');
  });
});
