import { join } from 'node:path';
import { artIn } from '@student/themes/art/brand-art.ts';
import { drawnFile } from '@student/themes/art/files.ts';
import { type ProductName, productNames } from '@student/themes/art/product-names.ts';
import { themesFolder } from '@student/themes/brands.ts';
import { expect, it } from 'vitest';
import { seedNow } from '../clock.ts';
import { collections } from '../store/collections.ts';
import { memoryStore } from '../store/memory.ts';
import { people } from './named-people.ts';
import { seed } from './seed.ts';

const store = memoryStore();
seed(store, new Date(seedNow), 'no password');

const repeated = (texts: readonly (string | null | undefined)[]) =>
  texts.filter((text, at) => text && texts.indexOf(text) !== at);

it('no title or name ends with a full stop', () => {
  const titles = collections.flatMap((name) =>
    (store.list(name) as { title?: unknown; name?: unknown }[]).flatMap((record) => [
      record.title,
      record.name,
    ]),
  );
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter((title) => typeof title === 'string' && /[^.]\.$/.test(title))).toEqual([]);
});

it('no biography, and nothing that describes a track, stands twice', () => {
  expect(repeated(store.list('instructors').map(({ biography }) => biography))).toEqual([]);
  expect(repeated(store.list('courseTracks').map(({ description }) => description))).toEqual([]);
});

it('nobody repeats what another one wrote under the same course or event', () => {
  for (const { id: courseId } of store.list('courses')) {
    expect(repeated(store.list('ratings', { courseId }).map(({ message }) => message))).toEqual([]);
    expect(repeated(store.list('doubts', { courseId }).map(({ title }) => title))).toEqual([]);
  }
  for (const { id: eventId } of store.list('events'))
    expect(repeated(store.list('ratings', { eventId }).map(({ message }) => message))).toEqual([]);
});

it('a notification about a doubt says who answered which one', () => {
  const titles = store.list('notifications').filter(({ type }) => type === 'DOUBT_RESPONSE');
  expect(titles.length).toBeGreaterThan(0);
  for (const { title } of titles) expect(title).toMatch(/^\p{Lu}\p{L}+ respondeu à sua dúvida “[^”]+”$/u);
});

/** By the word that a product is called by: what its picture shows. */
const things: Readonly<Record<string, ProductName>> = {
  Caneca: 'mug',
  Garrafa: 'bottle',
  Mochila: 'backpack',
  Camiseta: 'shirt',
  Boné: 'cap',
  'Guarda-chuva': 'umbrella',
  Caderno: 'notebook',
  canetas: 'pens',
  Ecobag: 'tote',
  Agenda: 'planner',
  yoga: 'mat',
  Corda: 'rope',
  Faixa: 'band',
  chás: 'tea',
  Massageador: 'massager',
  Almofada: 'cushion',
  Difusor: 'diffuser',
  Fone: 'headphones',
  Carregador: 'charger',
  Mouse: 'mouse',
  Teclado: 'keyboard',
  Suporte: 'stand',
  Luminária: 'lamp',
  som: 'speaker',
  Leitor: 'reader',
  'Vale-livro': 'book',
  ingressos: 'tickets',
  Jantar: 'dinner',
  aniversário: 'calendar',
  fotografia: 'camera',
};

it('each product is shown as what it is, and none looks like another', () => {
  const products = store.list('products');
  expect(products).toHaveLength(Object.keys(things).length);
  for (const { name, images } of products) {
    const word = name.split(' ').find((one) => one in things) ?? '';
    const number = Number(/^\/files\/products\/(\d+)\.svg$/.exec(images[0] ?? '')?.[1]);
    expect(productNames[number - 1], name).toBe(things[word]);
  }
  const art = artIn(join(themesFolder, 'decola'));
  const figures = products.map(({ images: [image = ''] }) =>
    (drawnFile(art, image.replace('/files/', '')) ?? '').replace(/#[0-9a-f]{6}|-?[\d.]+/g, ''),
  );
  expect(repeated(figures)).toEqual([]);
});

it('some products have several pictures, one is sold out, and of one a single piece is left', () => {
  const products = store.list('products');
  expect(products.filter(({ images }) => images.length > 1).map(({ name }) => name)).toEqual([
    'Mochila para notebook',
    'Fone de ouvido sem fio',
    'Oficina de fotografia',
  ]);
  const art = artIn(join(themesFolder, 'decola'));
  const pictures = products.flatMap(({ images }) => images);
  for (const image of pictures) expect(drawnFile(art, image.replace('/files/', '')), image).toBeDefined();
  expect(products.find(({ stock }) => stock === 0)?.name).toBe('Guarda-chuva dobrável');
  expect(products.find(({ stock }) => stock === 1)?.name).toBe('Dia de folga no aniversário');
});

it('each product has a sentence of its own and says how it is handed over', () => {
  const sentences = store.list('products').map(({ description }) => description.split('</p><p>'));
  expect(repeated(sentences.map(([about]) => about))).toEqual([]);
  for (const [, handover] of sentences) expect(handover).toMatch(/e-mail|unidade|endereço/);
});

it('every window of time opens before it closes, and nobody has a seat from days that have not come', () => {
  const windows = [
    ...store.list('eventClasses').flatMap((group) => [
      [group.enrollmentStartDateTime, group.enrollmentEndDateTime],
      [group.scheduleStartDateTime, group.scheduleEndDateTime],
    ]),
    ...[...store.list('courses'), ...store.list('events')].map((one) => [
      one.releaseStartDate,
      one.releaseEndDate,
    ]),
  ].filter(([start, end]) => start && end);
  expect(windows.length).toBeGreaterThan(20);
  for (const [start, end] of windows) expect(String(start) < String(end), `${start} to ${end}`).toBe(true);
  for (const { enrolledAt } of store.list('seats')) expect(enrolledAt <= seedNow).toBe(true);
});

it('the movements of Ana each name what she did, are paid once, within the day’s limit, and add up to her balance', () => {
  const movements = store.list('statements', { userId: people.ana });
  expect(movements.length).toBeGreaterThan(100);
  expect(repeated(movements.map(({ source }) => source))).toEqual([]);
  const days = new Map<string, number>();
  let balance = 0;
  for (const { description, type, source, decoins, createdAt } of movements) {
    const [kind, id] = [source?.split(':')[0], Number(source?.split(':')[1])];
    const named = {
      content: store.find('contentStates', { userId: people.ana, contentId: id, isCounted: true })
        ? `Conteúdo concluído: ${store.get('contents', id)?.title}`
        : undefined,
      course: `Treinamento concluído: ${store.get('courses', id)?.title}`,
      pill: store.find('pillViews', { userId: people.ana, pillId: id })
        ? `Pílula assistida: ${store.get('pills', id)?.title}`
        : undefined,
      order: `Pedido nº ${store.find('orders', { id, userId: people.ana })?.id} na loja`,
    }[kind ?? ''];
    expect(description).toBe(named);
    expect(createdAt <= seedNow).toBe(true);
    balance += type === 'credit' ? decoins : -decoins;
    expect(balance).toBeGreaterThanOrEqual(0);
    const day = createdAt.slice(0, 10);
    if (type === 'credit') days.set(day, (days.get(day) ?? 0) + decoins);
  }
  expect(store.get('people', people.ana)?.decoins).toBe(balance);
  expect(balance).toBe(2130);
  expect(Math.max(...days.values())).toBeLessThanOrEqual(store.get('configuration', 1)?.dailyDecoins ?? 0);
});

it('nothing is begun, rated or told of before its course came', () => {
  const releaseOf = (id: number | null) => store.get('courses', id ?? 0)?.activationDate ?? '';
  for (const { courseId, enrolledAt } of store.list('enrolments'))
    expect(enrolledAt >= releaseOf(courseId), `enrolled in ${courseId}`).toBe(true);
  for (const { courseId, createdAt, userId } of store.list('ratings')) {
    if (courseId === null) continue;
    const enrolment = store.find('enrolments', { userId, courseId });
    expect(createdAt >= (enrolment?.enrolledAt ?? '9'), `rating of ${courseId}`).toBe(true);
    expect(createdAt <= seedNow).toBe(true);
  }
  for (const { contentId, openedAt } of store.list('contentStates'))
    if (contentId < 100_000)
      expect(openedAt >= releaseOf(Math.floor(contentId / 100)), `content ${contentId}`).toBe(true);
  const told = store.list('notifications', { type: 'NEW_TRAINING_RESPONSE' });
  expect(told.length).toBeGreaterThan(0);
  for (const { courseId, createdAt } of told) {
    const day = store.get('courses', courseId ?? 0)?.releaseStartDate?.slice(0, 10);
    expect(createdAt.slice(0, 10)).toBe(day);
  }
});

it('whoever is told of an answer has asked, and it came from who teaches the course', () => {
  for (const notification of store.list('notifications', { type: 'DOUBT_RESPONSE' })) {
    const { userId, title, contentId, description, courseId, createdAt } = notification;
    const [, who, asked] = /^(\p{L}+) respondeu à sua dúvida “(.+)”$/u.exec(title) ?? [];
    const doubt = store
      .list('doubts', { userId })
      .find((one) => one.contentId === contentId && one.title === asked);
    expect(doubt, title).toBeDefined();
    expect(description.replaceAll('&gt;', '>')).toBe(`<p>${doubt?.response}</p>`);
    expect(doubt?.respondedAt).toBe(createdAt);
    const [first = 0] = store.get('courses', courseId ?? 0)?.instructorIds ?? [];
    expect(store.get('instructors', first)?.name.split(' ')[0]).toBe(who);
  }
  for (const notification of store.list('notifications', { type: 'INDICATION_RESPONSE' })) {
    const { userId, courseId, title } = notification;
    const indications = store.list('indications').filter(({ toId }) => toId === userId);
    const from = indications.find((one) => one.courseId === courseId)?.fromId ?? 0;
    expect(title.split(' ')[0]).toBe(store.get('people', from)?.name.split(' ')[0]);
  }
});

it('open doubts differ, questionnaires ask about their school, and courses take as long as courses do', () => {
  const open = store.list('doubts', { response: null });
  expect(new Set(open.map(({ title }) => title)).size).toBeGreaterThan(0.75 * open.length);
  const asked = new Map<number, Set<string>>();
  for (const { contentId, description } of store.list('questions')) {
    const course = store.get('courses', store.get('contents', contentId)?.courseId ?? 0);
    if (course) asked.set(course.schoolId, (asked.get(course.schoolId) ?? new Set()).add(description));
  }
  expect([...asked.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const all = [...asked.values()].flatMap((one) => [...one]);
  expect(repeated(all)).toEqual([]);
  for (const own of asked.values()) expect(own.size).toBeGreaterThanOrEqual(5);
  const lengths = store
    .list('courses')
    .map(({ id: courseId }) =>
      store.list('contents', { courseId }).reduce((sum, { duration }) => sum + duration, 0),
    );
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(30 * 60);
  expect(new Set(lengths).size).toBeGreaterThan(20);
});

it('a course is taught by one of the people who teach its school, and a video has a title, no sentence', () => {
  const taughtBy = new Map<number, Set<number>>();
  for (const { schoolId, instructorIds } of store.list('courses'))
    taughtBy.set(schoolId, (taughtBy.get(schoolId) ?? new Set()).add(instructorIds[0] ?? 0));
  for (const teachers of taughtBy.values()) expect(teachers.size).toBeLessThanOrEqual(2);
  for (const { title } of store.list('contents', { type: 1 }))
    expect(title.split(' ').length, title).toBeLessThanOrEqual(5);
});

it('people live in more than one place, and not every mother has one name', () => {
  const all = store.list('people');
  expect(new Set(all.map(({ address }) => address?.city)).size).toBeGreaterThan(4);
  expect(new Set(all.map(({ mothersName }) => mothersName?.split(' ')[0])).size).toBeGreaterThan(8);
});

it('who joined today has come on no day before', () => {
  const days = store.list('accesses', { userId: people.caio }).map(({ date }) => date);
  expect(days).toEqual(['2026-03-02']);
});

it('who has never chosen a password has come on no day', () => {
  const newcomers = store.list('people').filter(({ passwordModifiedAt }) => passwordModifiedAt === null);
  expect(newcomers.map(({ id }) => id)).toEqual([people.marina]);
  expect(store.list('accesses', { userId: people.marina })).toEqual([]);
});

it('a course that was finished was finished with the last of its contents', () => {
  const finished = store.list('enrolments').filter(({ finishedAt }) => finishedAt);
  expect(finished.length).toBeGreaterThan(50);
  for (const { userId, courseId, finishedAt } of finished) {
    const contentId = { oneOf: store.list('contents', { courseId }).map(({ id }) => id) };
    const days = store.list('contentStates', { userId, contentId }).map((state) => state.finishedAt ?? '');
    expect(days.sort().at(-1)?.slice(0, 10), `course ${courseId} of ${userId}`).toBe(
      finishedAt?.slice(0, 10),
    );
  }
});
