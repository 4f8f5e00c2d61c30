import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CheckInTarget,
  checkInKey,
  isSamePage,
  readCheckInKey,
  readCheckInLink,
  readTypedCheckIn,
} from './check-in-code.ts';

const home = 'https://decola.com.br/student/';
const event: CheckInTarget = { kind: 'event', eventId: 6, classId: 61, date: '2026-03-02' };
const training: CheckInTarget = { kind: 'training', trainingCourseId: 2, menuId: 22 };
const eventLink = `${home}event/6/class/61?token=presenca-evento-61&date=2026-03-02`;
const trainingLink = `${home}training-course/2?token=presenca-treinamento-2&menuID=22`;

describe('a scanned text is a check-in code (EVENT-19)', () => {
  it.each([
    ['a link to an event class', eventLink, { token: 'presenca-evento-61', target: event }],
    ['a link to a training course', trainingLink, { token: 'presenca-treinamento-2', target: training }],
    [
      'with a brand, more values and another order',
      `${home}event/6/class/61/?tenant=gtop&date=2026-03-02&utm_source=cartaz&token=abc.DEF_1-~%2B/==#agora`,
      { token: 'abc.DEF_1-~+/==', target: event },
    ],
    ['with blanks around it', ` ${trainingLink}\n`, { token: 'presenca-treinamento-2', target: training }],
    [
      'with the usual port',
      eventLink.replace('.br/', '.br:443/'),
      { token: 'presenca-evento-61', target: event },
    ],
  ])('%s', (_, text, code) => {
    expect(readCheckInLink(text, home)).toEqual(code);
  });

  it.each([
    ['nothing', ''],
    ['a token alone, which only a person types', 'presenca-evento-61'],
    ['another host', eventLink.replace('decola.com.br', 'decola.com.br.exemplo.com')],
    [
      'a host in front of which this one stands',
      eventLink.replace('decola.com.br', 'decola.com.br@exemplo.com'),
    ],
    ['somebody’s name in front of this host', eventLink.replace('https://', 'https://ana@')],
    ['a subdomain', eventLink.replace('decola.com.br', 'outra.decola.com.br')],
    ['without encryption', eventLink.replace('https', 'http')],
    ['another port', eventLink.replace('.br/', '.br:8443/')],
    ['outside of the app', eventLink.replace('/student/', '/')],
    ['out of the app by dots', `${home}../event/6/class/61?token=presenca&date=2026-03-02`],
    ['another page of the app', `${home}dashboard?token=presenca&date=2026-03-02`],
    ['a content of the class', eventLink.replace('?', '/content/3?')],
    ['without a token', `${home}event/6/class/61?date=2026-03-02`],
    ['with an empty token', `${home}event/6/class/61?token=&date=2026-03-02`],
    ['a token with a line break', `${home}event/6/class/61?token=abcd%0D%0AX:1&date=2026-03-02`],
    ['a token that no address has room for', eventLink.replace('evento', 'e'.repeat(1100))],
    ['without a date', `${home}event/6/class/61?token=presenca`],
    ['a day that does not exist', eventLink.replace('03-02', '02-30')],
    ['a day as people write it', eventLink.replace('2026-03-02', '02/03/2026')],
    ['a class without a number', eventLink.replace('class/61', 'class/x')],
    ['the class nought', eventLink.replace('class/61', 'class/0')],
    ['a training course without a menu', `${home}training-course/2?token=presenca`],
    ['a menu of another spelling', trainingLink.replace('menuID', 'menuId')],
    ['a menu that is no number', trainingLink.replace('menuID=22', 'menuID=22a')],
    ['a script', 'javascript:alert(1)'],
    ['a contact card', 'BEGIN:VCARD\nN:Souza;Ana\nEND:VCARD'],
    ['a network', 'WIFI:T:WPA;S:visitantes;P:segredo;;'],
  ])('not when it is %s', (_, text) => {
    expect(readCheckInLink(text, home)).toBeUndefined();
  });

  it('no text makes it fail', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const start of ['', home, `${home}event/6/class/61?`])
          expect(readCheckInLink(start + text, home)).toBeUndefined();
      }),
    );
  });
});

it.each([
  ['the token alone', ' presenca-evento-61 ', { token: 'presenca-evento-61', target: undefined }],
  ['the link', eventLink, { token: 'presenca-evento-61', target: event }],
  ['a link to another host', eventLink.replace('decola', 'outra'), undefined],
  ['a sentence', 'não sei o código', undefined],
  ['a few letters', 'abc', undefined],
  ['nothing', ' ', undefined],
])('typed in the place of a scan: %s (EVENT-19)', (_, text, code) => {
  expect(readTypedCheckIn(text, home)).toEqual(code);
});

it('a check-in is named by what it is for, and read from its name', () => {
  expect([checkInKey(event), checkInKey(training)]).toEqual([
    'check-in/event/6/61/2026-03-02',
    'check-in/training/2/22',
  ]);
  for (const target of [event, training]) expect(readCheckInKey(checkInKey(target))).toEqual(target);
  for (const key of ['course/12/7', 'pill/3', 'coins', 'check-in/event/6/61', 'check-in/training/2/0'])
    expect(readCheckInKey(key)).toBeUndefined();
});

it.each([
  [event, { ...event, date: '2026-03-03' }, true],
  [event, { ...event, classId: 62 }, false],
  [event, training, false],
  [training, { ...training, menuId: 23 }, true],
  [training, { ...training, trainingCourseId: 3 }, false],
  [training, event, false],
] as const)('%j and %j are of one page: %s', (one, other, isSame) => {
  expect(isSamePage(one, other)).toBe(isSame);
});
