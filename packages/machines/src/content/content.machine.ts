import {
  afterFailedDelivery,
  checkpointProblem,
  contentTypes,
  type ErrorCode,
  hasReachedMinimum,
  progressSaveInterval,
  speedProblem,
  studyOf,
} from '@student/domain';
import { assign, emit, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { port } from '../port.ts';
import type {
  ContentContext,
  ContentEmitted,
  ContentEvent,
  ContentInput,
  ContentStatus,
  Saved,
} from './content.types.ts';

type Failed = { error: unknown };

/**
 * The life of one open content: opened, then studied with a save every 15 s, then finished at 99; finished at once when
 * it asks for no minimum; left alone when it was finished before (PLAYER-04 to PLAYER-15, PLAYER-31).
 *
 * States that save are tagged `saving`, not `busy`: the player stays usable while they work. What a port answers tells
 * whether the save reached the server, waits on the device or only in this tab; whoever answered keeps trying. Only a
 * rejection means that it is nowhere, and then it stays due and is tried again.
 */
export const contentMachine = setup({
  types: {
    input: {} as ContentInput,
    context: {} as ContentContext,
    events: {} as ContentEvent,
    emitted: {} as ContentEmitted,
    tags: {} as 'busy' | 'open' | 'playing' | 'saving' | 'saved' | 'kept' | 'failed' | 'finished',
  },
  actors: {
    initialize: port<ContentStatus>('initialize'),
    saveProgress: port<Saved, { speedRate: number }>('saveProgress'),
    saveCheckpoint: port<Saved, { seconds: number }>('saveCheckpoint'),
    finish: port<Saved>('finish'),
  },
  delays: {
    second: 1000,
    retryInterval: progressSaveInterval,
  },
  guards: {
    isFinished: ({ context }) => studyNow(context) === 'nothing',
    finishesAtOnce: ({ context }) => studyNow(context) === 'finishAtOnce',
    savesProgress: ({ context }) => studyNow(context) === 'saveProgress',
    hasReachedMinimum: ({ context }) => hasReachedMinimum(context.status.progress),
    startsByItself: ({ context }) => !isPlayed(context.type),
    isHeard: ({ context }) => context.type === contentTypes.mp3,
    isTickComplete: ({ context }) => (context.studiedSeconds + 1) * 1000 >= progressSaveInterval,
    hasDueTick: ({ context }) => context.dueTicks.length > 0,
    hasDueCheckpoint: ({ context }) => context.isCheckpointDue && context.position !== undefined,
    hasUnsavedPosition: ({ context }) => hasUnsavedPosition(context),
    isValidSpeed: (_, params: { speedRate: number }) => speedProblem(params.speedRate) === undefined,
    isValidPosition: (_, params: { seconds: number }) => checkpointProblem(params.seconds) === undefined,
    isWorthRepeating: ({ context }) =>
      afterFailedDelivery(context.failure?.code ?? 'UNEXPECTED_ERROR') === 'wait',
    isWithServer: (_, params: Saved) => params.place === 'server',
    isOnDevice: (_, params: Saved) => params.place === 'device',
  },
  actions: {
    rememberStatus: assign({
      status: (_, params: ContentStatus) => params,
      resumesAt: (_, params: ContentStatus) => params.checkpoint ?? 0,
      failure: undefined,
    }),
    rememberFailure: assign({ failure: (_, params: Failed) => failureOf(params.error) }),
    changeSpeed: assign({ speedRate: (_, params: { speedRate: number }) => params.speedRate }),
    movePosition: assign({ position: (_, params: { seconds: number }) => params.seconds }),
    countSecond: assign({ studiedSeconds: ({ context }) => context.studiedSeconds + 1 }),
    completeTick: assign({
      studiedSeconds: 0,
      dueTicks: ({ context }) => [...context.dueTicks, context.speedRate],
      isCheckpointDue: ({ context }) => context.isCheckpointDue || hasUnsavedPosition(context),
    }),
    askForCheckpoint: assign({
      isCheckpointDue: ({ context }) => context.isCheckpointDue || hasUnsavedPosition(context),
    }),
    takeTick: assign({ dueTicks: ({ context }) => context.dueTicks.slice(1) }),
    startCheckpoint: assign({ savedPosition: ({ context }) => context.position, isCheckpointDue: false }),
    oweCheckpoint: assign({ savedPosition: undefined, isCheckpointDue: true }),
    rememberSaved: assign({
      savedAt: (_, params: Saved) => params.at,
      failure: undefined,
      status: ({ context }, params: Saved) => withProgress(context.status, params.progress),
    }),
    learnProgress: assign({
      status: ({ context }, params: { progress: number }) => withProgress(context.status, params.progress),
    }),
    markFinished: assign({
      status: ({ context }) => ({ ...context.status, progress: 100, isFinished: true }),
      failure: undefined,
    }),
    announceFinish: emit(({ context }) => ({ type: 'content.finished' as const, content: context.content })),
    refuseValue: emit((_, params: { code: ErrorCode }) => ({
      type: 'value.refused' as const,
      code: params.code,
    })),
  },
}).createMachine({
  id: 'content',
  description: 'Um conteúdo aberto: abrir, estudar, concluir.',
  context: ({ input }) => ({
    ...input,
    speedRate: input.speedRate ?? 1,
    status: { progress: 0, isFinished: false, checkpoint: null },
    resumesAt: 0,
    studiedSeconds: 0,
    dueTicks: [],
    position: undefined,
    savedPosition: undefined,
    isCheckpointDue: false,
    savedAt: undefined,
    failure: undefined,
  }),
  initial: 'opening',
  on: {
    'speed.change': [
      {
        guard: { type: 'isValidSpeed', params: ({ event }) => event },
        actions: { type: 'changeSpeed', params: ({ event }) => event },
      },
      { actions: { type: 'refuseValue', params: { code: 'INVALID_SPEED_RATE' } } },
    ],
    'content.leave': '.left',
  },
  states: {
    opening: {
      description: 'O conteúdo é aberto e diz onde a pessoa parou.',
      tags: ['busy'],
      invoke: {
        src: 'initialize',
        onDone: {
          target: 'choosingStudy',
          actions: { type: 'rememberStatus', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unavailable: {
      description: 'Não foi possível abrir: a lista continua utilizável, e dá para tentar de novo.',
      tags: ['failed'],
      on: { 'content.retry': 'opening' },
    },
    choosingStudy: {
      description: 'O que este conteúdo pede?',
      always: [
        { guard: 'isFinished', target: 'finished' },
        { guard: 'finishesAtOnce', target: 'finishing' },
        { guard: 'savesProgress', target: 'studying' },
        { target: 'awaitingAnswers' },
      ],
    },
    awaitingAnswers: {
      description: 'Exercício ou avaliação: só as respostas concluem.',
      tags: ['open'],
      on: { 'answers.complete': 'finishing' },
    },
    studying: {
      description: 'O conteúdo está sendo estudado; a cada 15 segundos o progresso é salvo.',
      type: 'parallel',
      tags: ['open'],
      on: {
        'position.move': [
          {
            guard: { type: 'isValidPosition', params: ({ event }) => event },
            actions: { type: 'movePosition', params: ({ event }) => event },
          },
          { actions: { type: 'refuseValue', params: { code: 'INVALID_CHECKPOINT' } } },
        ],
        'progress.learn': { actions: { type: 'learnProgress', params: ({ event }) => event } },
        'content.leave': [
          { guard: 'hasUnsavedPosition', target: 'leaving', actions: 'startCheckpoint' },
          { target: 'left' },
        ],
      },
      always: { guard: 'hasReachedMinimum', target: 'finishing' },
      states: {
        attention: {
          initial: 'arriving',
          states: {
            arriving: {
              description: 'Vídeo e áudio esperam o play; o resto conta desde já.',
              always: [{ guard: 'startsByItself', target: 'counting' }, { target: 'paused' }],
            },
            paused: {
              description: 'Parado: o tempo não conta.',
              on: { 'playback.play': 'counting', 'page.hide': { actions: 'askForCheckpoint' } },
            },
            counting: {
              description: 'O tempo conta, segundo a segundo.',
              tags: ['playing'],
              after: {
                second: [
                  { guard: 'isTickComplete', target: 'counting', actions: 'completeTick', reenter: true },
                  { target: 'counting', actions: 'countSecond', reenter: true },
                ],
              },
              on: {
                'playback.pause': { target: 'paused', actions: 'askForCheckpoint' },
                'page.hide': [
                  { guard: 'isHeard', actions: 'askForCheckpoint' },
                  { target: 'away', actions: 'askForCheckpoint' },
                ],
              },
            },
            away: {
              description: 'A página está escondida: o tempo espera.',
              on: { 'page.show': 'counting', 'playback.pause': 'paused' },
            },
          },
        },
        save: {
          initial: 'resting',
          states: {
            resting: {
              initial: 'untouched',
              always: [
                { guard: 'hasDueTick', target: 'savingProgress' },
                { guard: 'hasDueCheckpoint', target: 'savingCheckpoint' },
              ],
              states: {
                untouched: { description: 'Nada para salvar ainda.' },
                saved: { description: 'Salvo no servidor.', tags: ['saved'] },
                kept: { description: 'Sem conexão: guardado neste aparelho.', tags: ['kept'] },
                atRisk: {
                  description:
                    'Nem o servidor nem o aparelho guardaram: fica nesta aba, que continua tentando.',
                  tags: ['failed'],
                },
              },
            },
            savingProgress: {
              description: 'Mais 15 segundos vão para o servidor, com a velocidade.',
              tags: ['saving'],
              invoke: {
                src: 'saveProgress',
                input: ({ context }) => ({ speedRate: context.dueTicks[0] ?? context.speedRate }),
                onDone: [
                  {
                    guard: { type: 'isWithServer', params: ({ event }) => event.output },
                    target: 'resting.saved',
                    actions: ['takeTick', { type: 'rememberSaved', params: ({ event }) => event.output }],
                  },
                  {
                    guard: { type: 'isOnDevice', params: ({ event }) => event.output },
                    target: 'resting.kept',
                    actions: ['takeTick', { type: 'rememberSaved', params: ({ event }) => event.output }],
                  },
                  { target: 'resting.atRisk', actions: 'takeTick' },
                ],
                onError: {
                  target: 'waiting',
                  actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            savingCheckpoint: {
              description: 'O ponto do vídeo ou do áudio é salvo.',
              tags: ['saving'],
              entry: 'startCheckpoint',
              invoke: {
                src: 'saveCheckpoint',
                input: ({ context }) => ({ seconds: context.position ?? 0 }),
                onDone: [
                  {
                    guard: { type: 'isWithServer', params: ({ event }) => event.output },
                    target: 'resting.saved',
                    actions: { type: 'rememberSaved', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isOnDevice', params: ({ event }) => event.output },
                    target: 'resting.kept',
                    actions: { type: 'rememberSaved', params: ({ event }) => event.output },
                  },
                  { target: 'resting.atRisk' },
                ],
                onError: {
                  target: 'waiting',
                  actions: [
                    'oweCheckpoint',
                    { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                  ],
                },
              },
            },
            waiting: {
              description:
                'Não deu para salvar: tenta de novo em 15 segundos, quando a rede voltar ou depois de entrar outra vez.',
              tags: ['failed'],
              after: { retryInterval: { guard: 'isWorthRepeating', target: 'resting' } },
              on: {
                'network.return': 'resting',
                'session.renew': 'resting',
                'content.retry': 'resting',
                'page.hide': 'resting',
              },
            },
          },
        },
      },
    },
    finishing: {
      description: 'O conteúdo é concluído.',
      tags: ['open', 'saving'],
      invoke: {
        src: 'finish',
        onDone: {
          target: 'finished',
          actions: [
            { type: 'rememberSaved', params: ({ event }) => event.output },
            'markFinished',
            'announceFinish',
          ],
        },
        onError: {
          target: 'unfinished',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unfinished: {
      description:
        'Estudado, mas a conclusão não foi registrada: tenta de novo em 15 segundos ou quando a rede voltar.',
      tags: ['open', 'failed'],
      after: { retryInterval: { guard: 'isWorthRepeating', target: 'finishing' } },
      on: { 'network.return': 'finishing', 'session.renew': 'finishing', 'content.retry': 'finishing' },
    },
    finished: {
      description: 'Concluído: nada mais é salvo.',
      tags: ['open', 'finished'],
    },
    leaving: {
      description: 'A pessoa saiu: o último ponto ainda é salvo.',
      tags: ['busy', 'saving'],
      invoke: {
        src: 'saveCheckpoint',
        input: ({ context }) => ({ seconds: context.position ?? 0 }),
        onDone: 'left',
        onError: 'left',
      },
    },
    left: {
      description: 'O conteúdo não está mais aberto: nada mais é chamado.',
      type: 'final',
    },
  },
});

function studyNow({ type, minDuration, status }: ContentContext): ReturnType<typeof studyOf> {
  return studyOf({ type, minDuration, status: { finishedAt: status.isFinished } });
}

function isPlayed(type: number): boolean {
  return type === contentTypes.youtube || type === contentTypes.mp3;
}

function hasUnsavedPosition({ position, savedPosition }: ContentContext): boolean {
  return position !== undefined && position !== savedPosition;
}

/** Progress only grows: an answer that comes late does not take any back. */
function withProgress(status: ContentStatus, progress: number | undefined): ContentStatus {
  return progress === undefined ? status : { ...status, progress: Math.max(status.progress, progress) };
}
