import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluationAnswerProblem, starsOnScale } from './evaluation.ts';
import { faqFor, openAtFirst, searchFaq } from './faq.ts';
import { interestsProblem } from './interests.ts';
import { imageProblem } from './profile-image.ts';
import { suggestionProblems } from './suggestion.ts';

describe('a suggestion', () => {
  it.each([
    ['', ' ', { title: 'REQUIRED', description: 'REQUIRED' }],
    ['a', 'b', {}],
    ['a'.repeat(100), 'b'.repeat(500), {}],
    ['a'.repeat(101), 'b'.repeat(501), { title: 'TOO_LONG', description: 'TOO_LONG' }],
  ])('of %j and %j gives %j (LIMITS-13)', (title, description, problems) => {
    expect(suggestionProblems({ title, description })).toEqual(problems);
  });
});

describe('a profile image', () => {
  it.each([
    ['foto.png', 1, undefined],
    ['foto.JPG', 3_145_728, undefined],
    ['foto.jpeg', 3_145_729, 'IMAGE_TOO_LARGE'],
    ['foto.de.perfil.WebP', 1, undefined],
    ['foto.gif', 1, 'INVALID_IMAGE_TYPE'],
    ['foto.gif', 3_145_729, 'INVALID_IMAGE_TYPE'],
    ['png', 1, 'INVALID_IMAGE_TYPE'],
    ['foto.png.exe', 1, 'INVALID_IMAGE_TYPE'],
    ['foto.', 1, 'INVALID_IMAGE_TYPE'],
    ['', 1, 'INVALID_IMAGE_TYPE'],
  ])('%j of %d bytes gives %s (LIMITS-10)', (name, size, code) => {
    expect(imageProblem({ name, size })).toBe(code);
  });
});

it('five interests at most', () => {
  expect([interestsProblem([1, 2, 3, 4, 5]), interestsProblem([1, 2, 3, 4, 5, 6])]).toEqual([
    undefined,
    'TOO_MANY_INTERESTS',
  ]);
});

describe('the FAQ', () => {
  const items = [
    { id: 1, question: 'Como ganho decoins?', isActive: true, isOnHomePage: true },
    { id: 2, question: 'ONDE vejo minha trilha?', isActive: true, isOnHomePage: false },
    { id: 3, question: 'Como troco a senha?', isActive: false, isOnHomePage: true },
    { id: 4, question: 'Não recebi o código' },
  ];
  const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

  it.each([
    ['', [1, 2, 3, 4]],
    ['  ', [1, 2, 3, 4]],
    ['como', [1, 3]],
    ['onde', [2]],
    ['CÓDIGO', [4]],
    ['codigo', [4]],
    ['boleto', []],
  ])('searched for %j gives %j (FORMS-08)', (term, ids) => {
    expect(idsOf(searchFaq(items, term))).toEqual(ids);
  });

  it('searching twice is searching once', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ question: fc.string() })), fc.string(), (list, term) => {
        const once = searchFaq(list, term);
        expect(searchFaq(once, term)).toEqual(once);
      }),
    );
  });

  it('lists what is active, and on the landing page what belongs there (LANDING-12)', () => {
    expect(idsOf(faqFor('app', items))).toEqual([1, 2, 4]);
    expect(idsOf(faqFor('landing', items))).toEqual([1, 4]);
  });

  it('opens the first item, and each on its own (FORMS-06)', () => {
    expect(openAtFirst(items)).toEqual([1]);
    expect(openAtFirst([])).toEqual([]);
  });
});

describe('an evaluation form', () => {
  it.each([
    [{ kind: 'single' as const, answerId: undefined }, 'REQUIRED'],
    [{ kind: 'single' as const, answerId: 3 }, undefined],
    [{ kind: 'multiple' as const, multiAnswerIds: [] }, 'REQUIRED'],
    [{ kind: 'multiple' as const, multiAnswerIds: [1] }, undefined],
    [{ kind: 'text' as const, answerText: ' ' }, 'REQUIRED'],
    [{ kind: 'text' as const, answerText: 'boa' }, undefined],
    [{ kind: 'stars' as const, stars: 0 }, 'INVALID_RATING.stars'],
    [{ kind: 'stars' as const, stars: 1 }, undefined],
    [{ kind: 'stars' as const, stars: 5 }, undefined],
    [{ kind: 'stars' as const, stars: 6 }, 'INVALID_RATING.stars'],
    [{ kind: 'stars' as const, stars: 3, scale: 3 }, undefined],
    [{ kind: 'stars' as const, stars: 4, scale: 3 }, 'INVALID_RATING.stars'],
  ])('answered with %j gives %s (FORMS-18)', (answer, code) => {
    expect(evaluationAnswerProblem(answer)).toBe(code);
  });

  it.each([
    [5, 5],
    [3, 3],
    [10, 5],
    [0, 5],
    [-1, 5],
    [null, 5],
  ])('that says %j has a scale of %i stars (FORMS-17)', (evaluation, stars) => {
    expect(starsOnScale({ evaluation })).toBe(stars);
  });
});
