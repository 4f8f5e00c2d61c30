import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluationAnswerProblem, isEvaluationComplete, withAnswered } from './evaluation.ts';
import { faqFor, openAtFirst, searchFaq, toggleFaq } from './faq.ts';
import { interestsProblem, isInterestEnabled, toggleInterest } from './interests.ts';
import { onboardingNavigation, readOnboardingStep, showsOnboarding } from './onboarding.ts';
import { isPersonEnabled, pick } from './picker.ts';
import { imageProblem } from './profile-image.ts';
import {
  acceptsAnswer,
  contentOfQuestionnaire,
  questionnaireDeadline,
  questionPages,
  secondsLeft,
} from './questionnaire.ts';
import { suggestionProblems } from './suggestion.ts';

describe('a suggestion', () => {
  it.each([
    ['', ' ', { title: 'REQUIRED', description: 'REQUIRED' }],
    ['a', 'b', {}],
    ['a'.repeat(100), 'b'.repeat(500), {}],
    ['a'.repeat(101), 'b'.repeat(501), { title: 'TOO_LONG', description: 'TOO_LONG' }],
  ])('of %j and %j gives %j', (title, description, problems) => {
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
  ])('%j of %d bytes gives %s', (name, size, code) => {
    expect(imageProblem({ name, size })).toBe(code);
  });
});

describe('interests', () => {
  it('five at most, and a sixth changes nothing', () => {
    const five = [1, 2, 3, 4, 5];
    expect(toggleInterest([1, 2, 3, 4], 5)).toEqual(five);
    expect(toggleInterest(five, 6)).toEqual(five);
    expect(toggleInterest(five, 3)).toEqual([1, 2, 4, 5]);
    expect([
      isInterestEnabled(five, 6),
      isInterestEnabled(five, 5),
      isInterestEnabled([1, 2, 3, 4], 6),
    ]).toEqual([false, true, true]);
    expect([interestsProblem(five), interestsProblem([...five, 6])]).toEqual([
      undefined,
      'TOO_MANY_INTERESTS',
    ]);
  });

  it('never more than five, never one twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), (clicks) => {
        const chosen = clicks.reduce<number[]>(toggleInterest, []);
        expect(chosen.length).toBeLessThanOrEqual(5);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });
});

describe('onboarding', () => {
  it.each([
    ['1', 1],
    ['8', 8],
    ['0', 1],
    ['9', 1],
    ['1.5', 1],
    ['x', 1],
    [undefined, 1],
  ])('the step %j is %d', (value, step) => {
    expect(readOnboardingStep(value)).toBe(step);
  });

  it.each([
    [true, 'Ana', false, 1, true],
    [true, ' ', false, 1, false],
    [false, 'Ana', false, 1, false],
    [false, 'Ana', true, 8, true],
    [false, 'Ana', true, 9, false],
    [true, 'Ana', true, 9, true],
  ])(
    'first login %s of %j, redoing %s at step %d shows: %s',
    (isFirstLogin, name, isRedoing, step, shows) => {
      expect(showsOnboarding({ isFirstLogin, name, isRedoing, step })).toBe(shows);
    },
  );

  it('has no previous on the first step and finishes after the last', () => {
    expect(onboardingNavigation(1)).toEqual({ previous: undefined, next: 2 });
    expect(onboardingNavigation(2)).toEqual({ previous: 1, next: 3 });
    expect(onboardingNavigation(7)).toEqual({ previous: 6, next: 8 });
    expect(onboardingNavigation(8)).toEqual({ previous: 7, next: 'finish' });
  });
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
    ['boleto', []],
  ])('searched for %j gives %j', (term, ids) => {
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

  it('lists what is active, and on the landing page what belongs there', () => {
    expect(idsOf(faqFor('app', items))).toEqual([1, 2, 4]);
    expect(idsOf(faqFor('landing', items))).toEqual([1, 4]);
  });

  it('opens the first item, and each on its own', () => {
    expect(openAtFirst(items)).toEqual([1]);
    expect(openAtFirst([])).toEqual([]);
    expect(toggleFaq([1], 2)).toEqual([1, 2]);
    expect(toggleFaq([1, 2], 1)).toEqual([2]);
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
  ])('answered with %j gives %s', (answer, code) => {
    expect(evaluationAnswerProblem(answer)).toBe(code);
  });

  it('is complete when as many are answered as were asked, each counted once', () => {
    const answered = [1, 2, 2, 1].reduce<number[]>(withAnswered, []);
    expect(answered).toEqual([1, 2]);
    expect([isEvaluationComplete(answered, 3), isEvaluationComplete(answered, 2)]).toEqual([false, true]);
    expect(isEvaluationComplete([1, 1, 1], 3)).toBe(false);
  });
});

describe('a questionnaire', () => {
  it('has no page before the first nor after the last', () => {
    expect(questionPages(1, 3)).toEqual({ previous: null, next: 2 });
    expect(questionPages(2, 3)).toEqual({ previous: 1, next: 3 });
    expect(questionPages(3, 3)).toEqual({ previous: 2, next: null });
    expect(questionPages(1, 1)).toEqual({ previous: null, next: null });
  });

  it.each([
    [0, 1, true],
    [1, 1, false],
    [2, 1, false],
    [9, null, true],
    [9, undefined, true],
  ])('%d attempts of %s accept another: %s', (attempts, attemptLimit, accepts) => {
    expect(acceptsAnswer({ attempts, attemptLimit })).toBe(accepts);
  });

  it('ends its maximum time after it was made', () => {
    const made = '2026-03-02T12:00:00Z';
    expect(questionnaireDeadline(made, 600)).toBe(Date.parse(made) + 600_000);
    expect([
      questionnaireDeadline(made, null),
      questionnaireDeadline(made, 0),
      questionnaireDeadline('x', 9),
    ]).toEqual([undefined, undefined, undefined]);
    expect([
      secondsLeft(1000, 0),
      secondsLeft(1000, 1),
      secondsLeft(1000, 1000),
      secondsLeft(0, 9),
      secondsLeft(60_000, 0),
    ]).toEqual([1, 1, 0, 0, 60]);
  });

  it('belongs to the content that holds it', () => {
    const contents = [
      { id: 1, exercise: null },
      { id: 2, exercise: { status: { questionnaire: null } } },
      { id: 3, exercise: { status: { questionnaire: { id: 9 } } } },
    ];
    expect(contentOfQuestionnaire(contents, 9)?.id).toBe(3);
    expect(contentOfQuestionnaire(contents, 8)).toBeUndefined();
  });
});

it('a picker takes several, or one that the next replaces', () => {
  expect([pick([1], 2), pick([1, 2], 1), pick([1], 2, false), pick([1], 1, false)]).toEqual([
    [1, 2],
    [2],
    [2],
    [],
  ]);
});

it('a recommendation goes to one person', () => {
  expect([
    isPersonEnabled([], 1),
    isPersonEnabled([1], 1),
    isPersonEnabled([1], 2),
    isPersonEnabled([1], 2, 2),
  ]).toEqual([true, true, false, true]);
});
