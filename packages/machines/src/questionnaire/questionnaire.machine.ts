import { clockStage, type Failure, failureOf } from '@student/domain';
import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { port } from '../port.ts';
import type {
  Draft,
  QuestionnaireContext,
  QuestionnaireEmitted,
  QuestionnaireEvent,
  QuestionnaireInput,
} from './questionnaire.types.ts';

const questionnaire = setup({
  types: {
    input: {} as QuestionnaireInput,
    context: {} as QuestionnaireContext,
    events: {} as QuestionnaireEvent,
    emitted: {} as QuestionnaireEmitted,
    tags: {} as 'busy' | 'failed' | 'answerable' | 'sending' | 'over',
  },
  actors: {
    generate: port<{ questionnaireId: number }>('generate'),
  },
  delays: {
    pause: 800,
  },
  guards: {
    isBegun: ({ context }) => context.questionnaireId !== undefined,
    isOver: (_, params: { left: number }) => clockStage(params.left) === 'over',
    isUrgent: (_, params: { left: number }) => clockStage(params.left) === 'urgent',
    isShort: (_, params: { left: number }) => clockStage(params.left) === 'short',
    isLastChance: (_, params: { left: number }) => params.left <= lastChance,
    isNewChoice: ({ context }, params: { page: number; alternativeId: number }) =>
      context.chosen[params.page] !== params.alternativeId,
    isAttemptOver: (_, params: { failure: Failure }) => params.failure.code === 'QUESTIONNAIRE_FINISHED',
    savesByItself: (_, params: { saving: Draft['saving'] }) => params.saving === 'byItself',
  },
  actions: {
    rememberFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    forgetFailure: assign({ failure: undefined }),
    rememberLeft: assign({ left: (_, params: { left: number }) => params.left }),
    rememberChoice: assign(
      ({ context }, { page, alternativeId }: { page: number; alternativeId: number }) => ({
        chosen: { ...context.chosen, [page]: alternativeId },
        choices: { ...context.choices, [page]: (context.choices[page] ?? 0) + 1 },
      }),
    ),
    recordChoice: emit(
      (
        { context },
        params: { page: number; questionId: number; alternativeId: number },
      ): QuestionnaireEmitted => ({
        type: 'act.record',
        act: {
          kind: 'alternative',
          questionnaireId: context.questionnaireId ?? 0,
          page: params.page,
          questionId: params.questionId,
          alternativeId: params.alternativeId,
        },
      }),
    ),
    forgetChoice: assign(({ context }, { page }: { page: number }) => {
      const left = (context.choices[page] ?? 0) - 1;
      if (left > 0) return { choices: { ...context.choices, [page]: left } };
      return { chosen: without(context.chosen, page), choices: without(context.choices, page) };
    }),
    rememberRefusal: assign({
      refusals: ({ context }, { page, failure }: { page: number; failure: Failure }) => ({
        ...context.refusals,
        [page]: failure,
      }),
    }),
    forgetRefusal: assign({
      refusals: ({ context }, { page }: { page: number }) => without(context.refusals, page),
    }),
    rememberDraft: assign({
      drafts: (
        { context },
        { page, text, saving }: { page: number; text: string; saving: Draft['saving'] },
      ) => ({ ...context.drafts, [page]: { text, saving } }),
    }),
    recordDraft: enqueueActions(({ enqueue, context }, { page }: { page: number }) => {
      for (const answer of unrecorded(context)) {
        if (answer.page !== page) continue;
        enqueue.assign({ recorded: { ...context.recorded, [page]: answer.text } });
        enqueue.emit({ type: 'act.record', act: descriptive(context, answer) });
      }
    }),
    recordDrafts: enqueueActions(({ enqueue, context }, { which }: { which: 'all' | Draft['saving'] }) => {
      const answers = unrecorded(context).filter(({ saving }) => which === 'all' || saving === which);
      if (answers.length === 0) return;
      const texts = Object.fromEntries(answers.map(({ page, text }) => [page, text]));
      enqueue.assign({ recorded: { ...context.recorded, ...texts } });
      for (const answer of answers) {
        enqueue.emit({ type: 'act.record', act: descriptive(context, answer) });
      }
    }),
    recordFinish: emit({ type: 'act.record', act: { kind: 'finish' } }),
    tellBegun: emit((_, params: { questionnaireId: number }) => ({
      type: 'attempt.begun' as const,
      questionnaireId: params.questionnaireId,
    })),
    endTime: raise({ type: 'time.end' }),
  },
});

/** Answers are taken as long as no finish is on its way. */
const answers = questionnaire.createStateConfig({
  on: {
    'answer.choose': {
      guard: { type: 'isNewChoice', params: ({ event }) => event },
      actions: [
        { type: 'forgetRefusal', params: ({ event }) => event },
        { type: 'rememberChoice', params: ({ event }) => event },
        { type: 'recordChoice', params: ({ event }) => event },
      ],
    },
    'answer.save': {
      actions: [
        { type: 'forgetRefusal', params: ({ event }) => event },
        { type: 'recordDraft', params: ({ event }) => event },
      ],
    },
  },
});

/**
 * One questionnaire: its cover, from which an attempt is begun; or an attempt, in which questions are answered one by one until
 * it is finished, by hand or by the clock (QUIZ-03 to QUIZ-15).
 *
 * It owns what is being answered and nothing else. Which question is looked at is the address's, the questions are the
 * server's. What is done is emitted as `act.record`, once, and belongs to the outbox from then on, which keeps it, orders it
 * and tries again; what the server answers comes back as `answer.confirm`, `answer.refuse`, `finish.confirm` and
 * `finish.refuse`. The clock stands outside: `time.pass` brings what the server's clock leaves.
 */
export const questionnaireMachine = questionnaire.createMachine({
  id: 'questionnaire',
  description: 'A questionnaire: its cover, or one attempt with its answers and its clock.',
  context: ({ input }) => ({
    content: input.content,
    questionnaireId: input.questionnaireId,
    left: undefined,
    chosen: {},
    choices: {},
    drafts: {},
    recorded: {},
    refusals: {},
    failure: undefined,
  }),
  initial: 'choosingPart',
  states: {
    choosingPart: {
      description: 'Is an attempt open, or is this its cover?',
      always: [{ guard: 'isBegun', target: 'attempt' }, { target: 'covered' }],
    },
    covered: {
      description: 'The cover tells what is asked, how often and for how long; nothing runs yet.',
      on: { 'attempt.begin': 'generating' },
    },
    generating: {
      description: 'The server makes a new attempt; another press does nothing.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        src: 'generate',
        onDone: {
          target: 'begun',
          actions: { type: 'tellBegun', params: ({ event }) => event.output },
        },
        onError: {
          target: 'refused',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    refused: {
      description: 'No attempt was made: the server said why, and it can be tried again.',
      tags: ['failed'],
      on: { 'attempt.begin': 'generating' },
    },
    begun: {
      description: 'The attempt is there; its first question is on its way.',
      tags: ['busy'],
    },
    attempt: {
      description: 'An attempt: answers, what is being written, and the clock.',
      type: 'parallel',
      on: {
        'answer.confirm': {
          actions: [
            { type: 'forgetChoice', params: ({ event }) => event },
            { type: 'forgetRefusal', params: ({ event }) => event },
          ],
        },
        'attempt.leave': {
          target: 'left',
          actions: { type: 'recordDrafts', params: { which: 'byItself' } },
        },
      },
      states: {
        answers: {
          initial: 'answering',
          states: {
            answering: {
              description: 'Each answer is recorded as it is given.',
              tags: ['answerable'],
              on: {
                ...answers.on,
                'time.end': {
                  target: 'finishing',
                  actions: [{ type: 'recordDrafts', params: { which: 'all' } }, 'recordFinish'],
                },
                'finish.wait': 'finishing',
                'finish.ask': {
                  target: 'confirming',
                  actions: { type: 'recordDrafts', params: { which: 'all' } },
                },
              },
            },
            confirming: {
              description: 'Asked whether to finish, with how many questions are unanswered.',
              tags: ['answerable'],
              on: {
                'finish.cancel': 'answering',
                'finish.send': {
                  target: 'finishing',
                  actions: [{ type: 'recordDrafts', params: { which: 'all' } }, 'recordFinish'],
                },
                'time.end': {
                  target: 'finishing',
                  actions: [{ type: 'recordDrafts', params: { which: 'all' } }, 'recordFinish'],
                },
                'finish.wait': 'finishing',
              },
            },
            finishing: {
              description:
                'That it is finished is recorded, after all answers; it goes to the server as soon as it can.',
              tags: ['sending'],
              entry: 'forgetFailure',
              on: {
                'finish.confirm': 'finished',
                'finish.refuse': [
                  {
                    guard: { type: 'isAttemptOver', params: ({ event }) => event },
                    target: 'closed',
                    actions: { type: 'rememberFailure', params: ({ event }) => event },
                  },
                  {
                    target: 'unfinished',
                    actions: { type: 'rememberFailure', params: ({ event }) => event },
                  },
                ],
              },
            },
            unfinished: {
              description:
                'The server did not take the finish: it said why, and it can be tried again; until then answers go on.',
              tags: ['failed', 'answerable'],
              on: {
                ...answers.on,
                'time.end': {
                  target: 'finishing',
                  actions: [{ type: 'recordDrafts', params: { which: 'all' } }, 'recordFinish'],
                },
                'finish.ask': {
                  target: 'confirming',
                  actions: { type: 'recordDrafts', params: { which: 'all' } },
                },
                'finish.send': {
                  target: 'finishing',
                  actions: [{ type: 'recordDrafts', params: { which: 'all' } }, 'recordFinish'],
                },
                'finish.confirm': 'finished',
              },
            },
            finished: {
              description: 'Finished: the answers can be looked at.',
              tags: ['over'],
            },
            closed: {
              description:
                'The attempt is over at the server, by its clock, in another tab or on another device: it takes no more answers and no finish.',
              tags: ['over'],
              on: { 'finish.confirm': 'finished' },
            },
          },
          on: {
            'answer.refuse': [
              {
                guard: { type: 'isAttemptOver', params: ({ event }) => event },
                target: '.closed',
                actions: [
                  { type: 'forgetChoice', params: ({ event }) => event },
                  { type: 'rememberFailure', params: ({ event }) => event },
                ],
              },
              {
                actions: [
                  { type: 'forgetChoice', params: ({ event }) => event },
                  { type: 'rememberRefusal', params: ({ event }) => event },
                ],
              },
            ],
            'finish.confirm': '.finished',
          },
        },
        writing: {
          initial: 'settled',
          states: {
            settled: { description: 'All that was written is recorded, or waits to be sent by hand.' },
            pausing: {
              description: 'Somebody is writing; after a pause it is recorded.',
              after: {
                pause: {
                  target: 'settled',
                  actions: { type: 'recordDrafts', params: { which: 'byItself' } },
                },
              },
            },
          },
          on: {
            'answer.type': [
              {
                guard: { type: 'savesByItself', params: ({ event }) => event },
                target: '.pausing',
                actions: [
                  { type: 'forgetRefusal', params: ({ event }) => event },
                  { type: 'rememberDraft', params: ({ event }) => event },
                ],
              },
              {
                actions: [
                  { type: 'forgetRefusal', params: ({ event }) => event },
                  { type: 'rememberDraft', params: ({ event }) => event },
                ],
              },
            ],
            'question.leave': {
              target: '.settled',
              actions: { type: 'recordDrafts', params: { which: 'byItself' } },
            },
            'page.hide': {
              target: '.settled',
              actions: { type: 'recordDrafts', params: { which: 'byItself' } },
            },
          },
        },
        clock: {
          initial: 'untimed',
          on: {
            'time.pass': [
              {
                guard: { type: 'isOver', params: ({ event }) => event },
                target: '.over',
                actions: [{ type: 'rememberLeft', params: ({ event }) => event }, 'endTime'],
              },
              {
                guard: { type: 'isLastChance', params: ({ event }) => event },
                target: '.urgent',
                actions: [
                  { type: 'rememberLeft', params: ({ event }) => event },
                  { type: 'recordDrafts', params: { which: 'all' } },
                ],
              },
              {
                guard: { type: 'isUrgent', params: ({ event }) => event },
                target: '.urgent',
                actions: { type: 'rememberLeft', params: ({ event }) => event },
              },
              {
                guard: { type: 'isShort', params: ({ event }) => event },
                target: '.short',
                actions: { type: 'rememberLeft', params: ({ event }) => event },
              },
              { target: '.calm', actions: { type: 'rememberLeft', params: ({ event }) => event } },
            ],
          },
          states: {
            untimed: { description: 'There is no time limit, or the clock has not told yet.' },
            calm: { description: 'More than five minutes are left.' },
            short: { description: 'The last five minutes: told once.' },
            urgent: { description: 'The last minute: told once.' },
            over: {
              description: 'The time is over: the questionnaire finishes by itself.',
              on: { 'time.pass': {} },
            },
          },
        },
      },
    },
    left: {
      description: 'The questionnaire is no longer open here: nothing more is recorded.',
      type: 'final',
    },
  },
});

/** In the last two seconds all that was written goes, so that it arrives before the end. */
const lastChance = 2000;

type Answer = Draft & { page: number };

/** What was written and not recorded as it stands. The server takes no empty answer: the one before stays. */
function unrecorded({ drafts, recorded }: QuestionnaireContext): Answer[] {
  return Object.entries(drafts)
    .map(([page, draft]) => ({ ...draft, page: Number(page) }))
    .filter(({ page, text }) => text.trim() !== '' && text !== recorded[page]);
}

function descriptive({ questionnaireId = 0 }: QuestionnaireContext, { page, text }: Answer) {
  return { kind: 'descriptive' as const, questionnaireId, page, answer: text };
}

function without<Value>(values: Readonly<Record<number, Value>>, page: number): Record<number, Value> {
  const { [page]: _, ...others } = values;
  return others;
}
