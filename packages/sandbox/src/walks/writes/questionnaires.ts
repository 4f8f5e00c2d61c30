import { enrolAt, type Family, nameIn, type Place } from '../places.ts';
import { operationOf, type Stage } from '../walk.ts';
import { type Given, get, only, part, unchanged, type Write } from './write.ts';

/** An exercise of five questions where neither Ana nor Bruno has been. */
const places = {
  course: { courseId: 34, contentId: 3403 },
  event: { eventId: 2, classId: 21, contentId: 100_213 },
} as const satisfies Record<Family, Place>;

/** The right answer of its second question. */
const rightAt = (family: Family): number => 100 * places[family].contentId + 13;

const now = '2026-03-02T15:00:00.000Z';
const untouched = { progress: 0, finishedAt: null, checkpoint: null, scormCheckpoints: [] };

/** An attempt of mine and, before it, one of Bruno. */
const attemptAt = async (family: Family, mine: Stage, theirs: Stage) => {
  for (const stage of [mine, theirs]) await enrolAt(stage, places[family]);
  const generate = operationOf(nameIn(family, 'generate…Questionnaire'));
  await theirs.call(generate, { params: places[family] });
  const { data } = await mine.call(generate, { params: places[family] });
  return (data as { id: number }).id;
};

const attempts = (family: Family): Write['read'] => {
  return async (stage) => {
    const content = await get(stage, nameIn(family, 'get…'), { params: places[family] });
    return { status: part(content, 'status'), exercise: part(part(content, 'exercise'), 'status') };
  };
};

const page = (family: Family): Write['read'] => {
  return async (stage, { params }) => {
    const { questionnaireId, page } = params as Record<string, number>;
    const at = { ...places[family], questionnaireId, page } as Given['params'];
    const read = await get(stage, nameIn(family, 'get…QuestionnairePage'), { params: at });
    return only(part(read, 'question'), 'attempts', 'isCorrect', 'answeredAlternativeId', 'answer');
  };
};

const ofFamily = (family: Family): readonly Write[] => [
  {
    operation: nameIn(family, 'generate…Questionnaire'),
    effect: 'begins again: one attempt more, nothing answered, no progress',
    given: async (mine, theirs) => {
      const questionnaireId = await attemptAt(family, mine, theirs);
      const altId = rightAt(family);
      await mine.call(operationOf(nameIn(family, 'answer…QuestionByAlternative')), {
        params: { ...places[family], questionnaireId, page: 2, altId },
      });
      await mine.call(operationOf(nameIn(family, 'finish…')), { params: places[family] });
      return { params: places[family] };
    },
    read: attempts(family),
    mine: [
      {
        status: {
          ...untouched,
          progress: 100,
          finishedAt: now,
        },
        exercise: {
          isDoing: false,
          isFinished: true,
          userAttempts: 1,
          questionnaire: {
            id: 83,
            createdAt: now,
            finishedAt: now,
            questions: { corrects: 1, answered: 1, total: 5 },
          },
        },
      },
      {
        status: untouched,
        exercise: {
          isDoing: true,
          isFinished: false,
          userAttempts: 2,
          questionnaire: {
            id: 84,
            createdAt: now,
            finishedAt: null,
            questions: { corrects: 0, answered: 0, total: 5 },
          },
        },
      },
    ],
    theirs: unchanged({
      status: untouched,
      exercise: {
        isDoing: true,
        isFinished: false,
        userAttempts: 1,
        questionnaire: {
          id: 82,
          createdAt: now,
          finishedAt: null,
          questions: { corrects: 0, answered: 0, total: 5 },
        },
      },
    }),
    another: {
      theirs: {
        status: untouched,
        exercise: {
          isDoing: true,
          isFinished: false,
          userAttempts: 2,
          questionnaire: {
            id: 85,
            createdAt: now,
            finishedAt: null,
            questions: { corrects: 0, answered: 0, total: 5 },
          },
        },
      },
    },
  },
  {
    operation: nameIn(family, 'answer…QuestionByAlternative'),
    given: async (mine, theirs) => {
      const questionnaireId = await attemptAt(family, mine, theirs);
      const altId = rightAt(family);
      return { params: { ...places[family], questionnaireId, page: 2, altId } };
    },
    read: page(family),
    mine: [
      { attempts: 0, isCorrect: null, answeredAlternativeId: null, answer: null },
      { attempts: 1, isCorrect: true, answeredAlternativeId: rightAt(family), answer: null },
    ],
    theirs: unchanged('NOT_FOUND'),
    another: { refused: 'NOT_FOUND' },
  },
  {
    operation: nameIn(family, 'answer…QuestionByText'),
    given: async (mine, theirs) => {
      const questionnaireId = await attemptAt(family, mine, theirs);
      return { params: { ...places[family], questionnaireId, page: 5 }, body: { answer: 'Com a equipe.' } };
    },
    read: page(family),
    mine: [
      { attempts: 0, isCorrect: null, answeredAlternativeId: null, answer: null },
      { attempts: 1, isCorrect: null, answeredAlternativeId: null, answer: 'Com a equipe.' },
    ],
    theirs: unchanged('NOT_FOUND'),
    another: { refused: 'NOT_FOUND' },
  },
];

const numberOf = ({ params }: Given) => (params as { questionnaireId: number }).questionnaireId;

/** Questionnaires of both families of contents, and the calls that name an attempt alone. */
export const questionnaireWrites: readonly Write[] = [
  ...ofFamily('course'),
  ...ofFamily('event'),
  {
    operation: 'answerExerciseQuestion',
    given: async (mine, theirs) => {
      const questionnaireId = await attemptAt('course', mine, theirs);
      const question = mine.sandbox.store.find('questions', { contentId: 3403, position: 3 });
      return { params: { questionnaireId, questionId: question?.id ?? 0, alternativeId: 340_321 } };
    },
    read: async (stage, given) =>
      only(
        part(
          await get(stage, 'getExerciseQuestionnairePage', {
            params: { questionnaireId: numberOf(given) },
            query: { page: 3 },
          }),
          'question',
        ),
        'attempts',
        'isCorrect',
        'answeredAlternativeId',
      ),
    mine: [
      { attempts: 0, isCorrect: null, answeredAlternativeId: null },
      { attempts: 1, isCorrect: true, answeredAlternativeId: 340_321 },
    ],
    theirs: unchanged('NOT_FOUND'),
    another: { refused: 'NOT_FOUND' },
  },
  {
    operation: 'finishExerciseQuestionnaire',
    effect: 'finishes the content too, as the other family does (QUIZ-12)',
    given: async (mine, theirs) => {
      const questionnaireId = await attemptAt('course', mine, theirs);
      return { params: { questionnaireId } };
    },
    read: async (stage, given) => ({
      cover: only(
        await get(stage, 'getExerciseQuestionnaireCover', { params: { questionnaireId: numberOf(given) } }),
        'userAttempts',
        'finishedAt',
      ),
      ...((await attempts('course')(stage, {})) as object),
    }),
    mine: [
      {
        cover: { userAttempts: 1, finishedAt: null },
        status: untouched,
        exercise: {
          isDoing: true,
          isFinished: false,
          userAttempts: 1,
          questionnaire: {
            id: 83,
            createdAt: now,
            finishedAt: null,
            questions: { corrects: 0, answered: 0, total: 5 },
          },
        },
      },
      {
        cover: { userAttempts: 1, finishedAt: now },
        status: { ...untouched, progress: 100, finishedAt: now },
        exercise: {
          isDoing: false,
          isFinished: true,
          userAttempts: 1,
          questionnaire: {
            id: 83,
            createdAt: now,
            finishedAt: now,
            questions: { corrects: 0, answered: 0, total: 5 },
          },
        },
      },
    ],
    theirs: unchanged({
      cover: 'NOT_FOUND',
      status: untouched,
      exercise: {
        isDoing: true,
        isFinished: false,
        userAttempts: 1,
        questionnaire: {
          id: 82,
          createdAt: now,
          finishedAt: null,
          questions: { corrects: 0, answered: 0, total: 5 },
        },
      },
    }),
    another: { refused: 'NOT_FOUND' },
  },
];
