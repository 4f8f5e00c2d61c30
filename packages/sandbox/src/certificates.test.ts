import { expect, test } from 'vitest';
import { certificateOf } from './certificates.ts';
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
])('%s names who it is for, and is kept by nobody on the way', async (_, path) => {
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
  const paper = await answerPaper(
    sandbox,
    new Request(`http://sandbox.test${address}`, { headers: { cookie } }),
  );
  expect((await linesOfPdf(new Uint8Array((await paper?.arrayBuffer()) ?? []))).join(' ')).toContain(
    'Zilda Prado Nogueira',
  );
  // Its address names nobody: who keeps it would show it to the next person.
  expect(Object.fromEntries(paper?.headers ?? [])).toEqual({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  });
});

test.each([
  ['李小龍', 'ana.souza@decola.com.br'],
  ['Иван Петров', 'Иван Петров'],
  ['李小龍 Li', 'Li'],
])('a paper for %s, whatever it has of its letters, says %s', async (name, printed) => {
  const { sandbox, store } = openConversation({ session: people.ana });
  const person = store.patch('people', people.ana, { name });
  const cookie = sandbox.world.sessions.open(person).get('set-cookie')?.split(';')[0] ?? '';
  const address = 'http://sandbox.test/files/certificates/certificado.pdf?course=2';
  const paper = await answerPaper(sandbox, new Request(address, { headers: { cookie } }));
  const lines = await linesOfPdf(new Uint8Array((await paper?.arrayBuffer()) ?? []));
  const [from, to] = [lines.indexOf('Certificamos que'), lines.indexOf('concluiu o treinamento')];
  expect(lines.slice(from + 1, to).join('')).toBe(printed);
});

test('the hours of a certificate are those of what was done, and its person has as many as are given', async () => {
  const { call, store, sandbox } = openConversation({ session: people.ana });
  const generated = async () =>
    (await call('GET /api/user/me/list/personalInformation')).data.user.certificateGenerated;
  const certificate = () =>
    certificateOf(store, people.ana, 'course', 2, sandbox.world.clock.now().toISOString());
  const [first] = store.list('contents', { courseId: 2 });
  const [whole, before] = [certificate()?.duration ?? 0, await generated()];
  // Added, and not released, after the course was finished.
  store.insert('contents', {
    ...first,
    id: undefined,
    position: 99,
    duration: 3600,
    isReleased: false,
  } as never);
  expect(certificate()?.duration).toBe(whole);
  expect(await generated()).toBe(before);
  // Done after the course was finished, watched or clicked through, and begun and then closed: no part of it either.
  const later = store.find('contents', { courseId: 2, position: 99 })?.id ?? 0;
  store.patch('contents', later, { isReleased: true });
  const own = {
    userId: people.ana,
    contentId: later,
    watched: 0,
    progress: 100,
    checkpoint: null,
    scorm: [],
  };
  const added = store.insert('contentStates', {
    ...{
      ...own,
      openedAt: '2026-03-01T12:00:00.000Z',
      finishedAt: '2026-03-01T12:00:00.000Z',
      isCounted: true,
    },
  });
  expect([certificate()?.duration, await generated()]).toEqual([whole, before]);
  store.patch('contentStates', added.id, { isCounted: false });
  expect([certificate()?.duration, await generated()]).toEqual([whole, before]);
  store.patch('contentStates', added.id, { openedAt: '2025-01-01T12:00:00.000Z', finishedAt: null });
  expect(certificate()).toBeUndefined();
  store.patch('contents', later, { isBlocked: true });
  store.patch('contents', first?.id ?? 0, { isBlocked: false });
  const state0 = store.find('contentStates', { userId: people.ana, contentId: first?.id ?? 0 });
  store.patch('contentStates', state0?.id ?? 0, {
    isCounted: false,
    finishedAt: null,
    openedAt: '2026-03-01T12:00:00.000Z',
  });
  expect(certificate()?.finishedAt).toBeDefined();
  store.patch('contentStates', state0?.id ?? 0, state0 ?? {});
  store.remove('contentStates', added.id);
  // Clicked through: there is no certificate, and none is counted.
  const state = store.find('contentStates', { userId: people.ana, contentId: first?.id ?? 0 });
  store.patch('contentStates', state?.id ?? 0, { isCounted: false });
  expect(certificate()).toBeUndefined();
  expect(await generated()).toBe(before - 1);
});
