import { expect, test } from 'vitest';
import { people } from './seed/named-people.ts';
import type { Store } from './store/store.ts';
import { openConversation } from './testing.ts';

const ahead = '2026-03-09T12:00:00.000Z';
const ofClass = 'GET /api/decola/certificate/event/3/class/31';
const ofTrainingCourse = 'GET /api/decola/certificate/graduation/4';
const seatIn = (store: Store, place: { classId: number } | { graduationId: number }) =>
  store.find('seats', { userId: people.ana, ...place })?.id ?? 0;

/** What has to be so for a certificate, each of it not so. */
const lacks: readonly (readonly [string, string, (store: Store) => void])[] = [
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
