import { expect, it } from 'vitest';
import { hasDifferentCertificate, offersClassCertificate } from './certificate.ts';

const now = Date.parse('2026-03-02T15:00:00.000Z');
const attended = {
  hasCertificate: true,
  certificateUrl: null,
  finishedAt: '2026-03-02T15:00:00.000Z',
  attendanceAts: ['2026-03-02'],
};

it.each([
  ['was attended and is over', {}, true],
  ['is not over', { finishedAt: '2026-03-02T15:00:00.001Z' }, false],
  ['has no end yet', { finishedAt: null }, false],
  ['was not attended', { attendanceAts: [] }, false],
  ['gives none', { hasCertificate: false }, false],
  [
    'has one by what the server says',
    { hasCertificate: false, finishedAt: null, certificateUrl: '/c.pdf' },
    true,
  ],
])('a class that %s offers a certificate: %j %s (EVENT-14)', (_, given, offered) => {
  expect(offersClassCertificate({ ...attended, ...given }, now)).toBe(offered);
});

it.each([
  ['no pair', undefined, false],
  ['this pair', { eventId: 3, classId: 31 }, true],
  ['another class', { eventId: 3, classId: 32 }, false],
  ['another event', { eventId: 4, classId: 31 }, false],
])('with %s configured the certificate is a different one: %j %s (EVENT-15)', (_, pair, isDifferent) => {
  expect(hasDifferentCertificate(pair, { eventId: 3, classId: 31 })).toBe(isDifferent);
});
