import { expect, it } from 'vitest';
import { certificatesOfCourses, certificatesOfEvents } from './earned-certificates.ts';

it('a course that is finished and gives a certificate has one (COURSE-08)', () => {
  expect(
    certificatesOfCourses([
      { id: 1, title: 'Gestão do tempo', hasCertificate: true, statusCourse: 'finished' },
      { id: 2, title: 'Sem certificado', hasCertificate: false, statusCourse: 'finished' },
      { id: 3, title: 'Em andamento', hasCertificate: true, statusCourse: 'progress' },
      { id: 4, title: 'Não iniciado', hasCertificate: true, statusCourse: null },
    ]),
  ).toEqual([{ kind: 'course', id: 1, title: 'Gestão do tempo' }]);
});

const now = new Date('2026-03-02T12:00:00-03:00');
const event = {
  id: 5,
  classId: 51 as number | null,
  type: 1 as 1 | 2,
  name: 'Semana da inovação',
  hasCertificate: true,
  menu: null,
};
const sitting = (startDate: string) => ({
  menu: { startDate, startHour: '09:00', endHour: '11:00', location: null },
});

it.each([
  ['an event that is over', {}, [{ kind: 'event', id: 5, classId: 51, title: 'Semana da inovação' }]],
  [
    'an event whose last sitting was this morning',
    sitting('2026-03-02'),
    [{ kind: 'event', id: 5, classId: 51, title: 'Semana da inovação' }],
  ],
  ['an event that goes on tomorrow', sitting('2026-03-03'), []],
  ['an event without a class', { classId: null }, []],
  ['an event without a certificate', { hasCertificate: false }, []],
  [
    'a training course that is over',
    { type: 2 as const, classId: null },
    [{ kind: 'training', id: 5, title: 'Semana da inovação' }],
  ],
])('%s (EVENT-14, EVENT-31)', (_, change, certificates) => {
  expect(certificatesOfEvents([{ ...event, ...change }], now)).toEqual(certificates);
});
