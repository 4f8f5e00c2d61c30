import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinNote, readPinned } from './note.ts';

describe('a note that is pinned to a moment', () => {
  it.each([
    [0, '0:00 – a'],
    [9.99, '0:09 – a'],
    [59, '0:59 – a'],
    [60, '1:00 – a'],
    [3599, '59:59 – a'],
    [3600, '1:00:00 – a'],
    [36_061, '10:01:01 – a'],
    [-1, '0:00 – a'],
  ])('at %d s begins with its clock: %j', (seconds, note) => {
    expect(pinNote('a', seconds)).toBe(note);
  });

  it.each([
    ['0:09 – a', 9, 'a'],
    ['12:34 – Regular\na cadeira', 754, 'Regular\na cadeira'],
    ['1:02:03 - a', 3723, 'a'],
    ['07:05  –  a', 425, 'a'],
  ])('%j is about second %d', (note, seconds, text) => {
    expect(readPinned(note)).toEqual({ seconds, text });
  });

  it.each([
    'Regular a cadeira',
    '12:34 Regular a cadeira',
    '12:34',
    '12:34 – ',
    '12:3 – a',
    '12:60 – a',
    '60:00 – a',
    '1:60:00 – a',
    '1:2:03 – a',
    ' 12:34 – a',
    'às 12:34 – a',
    '',
  ])('%j is about none', (note) => {
    expect(readPinned(note)).toEqual({ seconds: undefined, text: note });
  });

  it('is read as it was pinned, whatever its words', () => {
    const words = fc.string().filter((text) => /^\S/.test(text));
    fc.assert(
      fc.property(words, fc.integer({ min: 0, max: 3_599_999 }), (text, seconds) => {
        expect(readPinned(pinNote(text, seconds))).toEqual({ seconds, text });
      }),
    );
  });
});
