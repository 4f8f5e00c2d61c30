import { describe, expect, it } from 'vitest';
import { doubtAnsweredAt, doubtProblems, questionProblems } from './doubt.ts';
import { noteProblem } from './note.ts';
import { ratingProblems } from './rating.ts';

describe('a rating', () => {
  it.each([
    [-1, 'bom', 'INVALID_RATING.stars'],
    [0, 'bom', 'INVALID_RATING.stars'],
    [Number.NaN, 'bom', 'INVALID_RATING.stars'],
    [5.5, 'bom', 'INVALID_RATING.stars'],
    [6, 'bom', 'INVALID_RATING.stars'],
    [0, '', 'INVALID_RATING.stars'],
    [1, '', 'INVALID_RATING.message'],
    [3, '   ', 'INVALID_RATING.message'],
    [3, undefined, 'INVALID_RATING.message'],
    [3, null, 'INVALID_RATING.message'],
    [3.9, '', 'INVALID_RATING.message'],
    [3, 'faltou áudio', undefined],
    [1, 'faltou áudio', undefined],
    [4, '', undefined],
    [5, undefined, undefined],
  ])('of %s stars with %j gives %s (COURSE-16, COURSE-17, COURSE-18)', (stars, message, code) => {
    expect(Object.values(ratingProblems({ stars, message }))).toEqual(code ? [code] : []);
  });

  it('names the field that is wrong', () => {
    expect(ratingProblems({ stars: 0 })).toEqual({ stars: 'INVALID_RATING.stars' });
    expect(ratingProblems({ stars: 2 })).toEqual({ message: 'INVALID_RATING.message' });
  });
});

describe('a doubt', () => {
  it.each([
    ['', '', ['INVALID_CONTENT_DOUBT.title', 'INVALID_CONTENT_DOUBT.description']],
    [' ', 'como?', ['INVALID_CONTENT_DOUBT.title']],
    ['Prazo', '\n', ['INVALID_CONTENT_DOUBT.description']],
    ['Prazo', 'como?', []],
  ])('titled %j with %j gives %j (COURSE-25, COURSE-26)', (title, description, codes) => {
    expect(doubtProblems({ title, description })).toEqual(codes);
  });

  it('that a notification tells of is the one answered nearest to it (NOTIF-06)', () => {
    const answered = (id: number, respondedAt: string | null) => ({ id, respondedAt });
    const doubts = [
      answered(1, null),
      answered(2, '2026-03-02T09:12:00.000Z'),
      answered(3, '2026-03-02T10:00:00.000Z'),
    ];
    expect(doubtAnsweredAt(doubts, '2026-03-02T09:12:01.000Z')?.id).toBe(2);
    expect(doubtAnsweredAt(doubts, '2026-03-02T09:59:00.000Z')?.id).toBe(3);
    expect(doubtAnsweredAt([answered(1, null)], '2026-03-02T09:12:00.000Z')).toBeUndefined();
    // The list was read before the answer came: an older one is not it.
    expect(doubtAnsweredAt(doubts, '2026-03-05T08:00:00.000Z')).toBeUndefined();
    expect(
      doubtAnsweredAt([answered(1, '2026-03-02T09:10:59.000Z')], '2026-03-02T09:12:00.000Z'),
    ).toBeUndefined();
  });

  it.each([
    ['12', 7, 'Prazo', 'como?', []],
    ['doze', 7, 'Prazo', 'como?', ['INVALID_ID']],
    ['12', 'x', '', ' ', ['INVALID_ID', 'EMPTY_FIELD.title', 'EMPTY_FIELD.description']],
    ['12', '7', '', 'como?', ['EMPTY_FIELD.title']],
  ])(
    'of course %j and content %j as a question gives %j (COURSE-27, COURSE-28)',
    (courseId, contentId, title, description, codes) => {
      expect(questionProblems({ courseId, contentId, title, description })).toEqual(codes);
    },
  );

  it.each([
    ['12', []],
    [12, []],
    ['0', ['INVALID_ID']],
    ['', ['INVALID_ID']],
    ['1.5', ['INVALID_ID']],
    [-1, ['INVALID_ID']],
    [Number.NaN, ['INVALID_ID']],
    ['12a', ['INVALID_ID']],
  ])('with the id %j gives %j (COURSE-27)', (id, codes) => {
    expect(questionProblems({ courseId: id, contentId: 7, title: 'Prazo', description: 'como?' })).toEqual(
      codes,
    );
  });
});

it('a blank note is refused (COURSE-33)', () => {
  expect(noteProblem({ text: ' \n' })).toBe('INVALID_CONTENT_ANNOTATION');
  expect(noteProblem({ text: 'rever o minuto 3' })).toBeUndefined();
});
