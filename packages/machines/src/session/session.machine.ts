import { loginToSend, type RoutePlace, userTypeFromChecks, userTypeOf } from '@student/domain';
import { assertEvent, assign, emit, setup } from 'xstate';
import { type Failure, failureOf, isSessionExpired } from '../failure.ts';
import { port } from '../port.ts';
import type {
  SessionConfiguration,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionPerson,
} from './session.types.ts';

type Failed = { error: unknown };

const openConfiguration: SessionConfiguration = { isMaintenanceMode: false, isSuggestionMode: false };

/**
 * Who is signed in, for as long as the app is open: validated on every guarded route, asked for the password again over
 * a content when the session ends, forgotten on leaving (AUTH-16 to AUTH-26, AUTH-36 to AUTH-47, CONFIG-03 to CONFIG-05).
 * It decides nothing about routes: `routeEntry` of the domain does, from this machine's context.
 */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy' | 'present' | 'absent' | 'expired' | 'leaving',
  },
  actors: {
    validateSession: port<unknown>('validateSession'),
    loadConfiguration: port<SessionConfiguration>('loadConfiguration'),
    checkUserType: port<{ isAdmin: boolean; isManager: boolean }>('checkUserType'),
    signIn: port<unknown, { login: string; password: string }>('signIn'),
    loadPerson: port<SessionPerson>('loadPerson'),
    signOut: port<unknown>('signOut'),
    forgetPerson: port<unknown, { personId: number | undefined }>('forgetPerson'),
  },
  guards: {
    hasPerson: ({ context }) => context.person !== undefined,
    knowsUserType: ({ context }) => context.userType !== undefined,
    isGuarded: (_, params: { place: RoutePlace }) => params.place !== 'public',
    isMaintenanceScreen: (_, params: { place: RoutePlace }) => params.place === 'maintenance',
    keepsThePage: (_, params: { place: 'content' | RoutePlace }) => params.place === 'content',
    hasSessionExpired: (_, params: Failed) => isSessionExpired(params.error),
    isSamePerson: ({ context }, params: { person: SessionPerson }) => params.person.id === context.person?.id,
  },
  actions: {
    welcomePerson: assign({
      person: (_, params: { person: SessionPerson }) => pickPerson(params.person),
      userType: undefined,
      failure: undefined,
      newcomer: undefined,
    }),
    welcomeNewcomer: assign({
      person: ({ context }) => context.newcomer,
      userType: undefined,
      failure: undefined,
      newcomer: undefined,
    }),
    rememberNewcomer: assign({
      newcomer: (_, params: { person: SessionPerson }) => pickPerson(params.person),
    }),
    refreshPerson: assign({
      person: ({ context }, params: { person: Partial<SessionPerson> }) =>
        context.person && { ...context.person, ...params.person, id: context.person.id },
    }),
    clearPerson: assign({ person: undefined, userType: undefined, failure: undefined, newcomer: undefined }),
    rememberUserType: assign({
      userType: (_, params: { isAdmin: boolean; isManager: boolean }) => userTypeFromChecks(params),
    }),
    guessUserType: assign({ userType: ({ context }) => userTypeOf(context.person?.userType ?? 1) }),
    rememberConfiguration: assign({
      configuration: (_, params: SessionConfiguration) => ({
        isMaintenanceMode: params.isMaintenanceMode,
        isSuggestionMode: params.isSuggestionMode,
      }),
    }),
    resetConfiguration: assign({ configuration: openConfiguration }),
    rememberFailure: assign({ failure: (_, params: Failed) => failureOf(params.error) }),
    forgetFailure: assign({ failure: undefined }),
    noticeFailure: emit((_, params: Failed) => ({
      type: 'failure.noticed' as const,
      failure: failureOf(params.error),
    })),
    announceExpiry: emit((_, params: { place: 'content' | RoutePlace }) => ({
      type: 'session.expired' as const,
      place: params.place,
    })),
    announceRenewal: emit(({ context }) => ({
      type: 'session.renewed' as const,
      personId: context.person?.id ?? 0,
    })),
    announceReplacement: emit(({ context }) => ({
      type: 'person.replaced' as const,
      personId: context.person?.id ?? 0,
    })),
    announceLeave: emit({ type: 'person.left' }),
    announceFailedLeave: emit((_, params: { failure: Failure }) => ({
      type: 'leave.failed' as const,
      failure: params.failure,
    })),
  },
}).createMachine({
  id: 'session',
  description: 'Quem está usando o aplicativo.',
  context: ({ input }) => ({
    person: input.person ? pickPerson(input.person) : undefined,
    userType: undefined,
    configuration: input.configuration ?? openConfiguration,
    failure: undefined,
    newcomer: undefined,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'O aparelho lembra de alguém?',
      always: [{ guard: 'hasPerson', target: 'entering' }, { target: 'absent' }],
    },
    absent: {
      description: 'Ninguém entrou: só as páginas públicas estão abertas.',
      tags: ['absent'],
      on: {
        'person.arrive': {
          target: 'entering',
          actions: { type: 'welcomePerson', params: ({ event }) => ({ person: event.person }) },
        },
        'route.enter': {
          guard: { type: 'isMaintenanceScreen', params: ({ event }) => ({ place: event.place }) },
          target: 'consulting',
        },
      },
    },
    consulting: {
      description: 'Sem ninguém: a configuração diz se há manutenção.',
      tags: ['busy', 'absent'],
      invoke: {
        src: 'loadConfiguration',
        onDone: {
          target: 'absent',
          actions: { type: 'rememberConfiguration', params: ({ event }) => event.output },
        },
        onError: {
          target: 'absent',
          actions: [
            'resetConfiguration',
            { type: 'noticeFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      on: {
        'person.arrive': {
          target: 'entering',
          actions: { type: 'welcomePerson', params: ({ event }) => ({ person: event.person }) },
        },
      },
    },
    entering: {
      description: 'Uma página protegida abre: sessão, configuração e perfil são conferidos ao mesmo tempo.',
      type: 'parallel',
      tags: ['busy', 'present'],
      states: {
        session: {
          initial: 'validating',
          states: {
            validating: {
              description: 'A sessão ainda vale?',
              invoke: {
                src: 'validateSession',
                onDone: 'settled',
                onError: [
                  {
                    guard: { type: 'hasSessionExpired', params: ({ event }) => ({ error: event.error }) },
                    target: '#session.absent',
                    actions: [{ type: 'announceExpiry', params: { place: 'private' } }, 'clearPerson'],
                  },
                  {
                    target: 'settled',
                    actions: { type: 'noticeFailure', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
            },
            settled: { description: 'Sessão conferida.', type: 'final' },
          },
        },
        configuration: {
          initial: 'loading',
          states: {
            loading: {
              description: 'Há manutenção? Há sugestões?',
              invoke: {
                src: 'loadConfiguration',
                onDone: {
                  target: 'settled',
                  actions: { type: 'rememberConfiguration', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'settled',
                  actions: [
                    'resetConfiguration',
                    { type: 'noticeFailure', params: ({ event }) => ({ error: event.error }) },
                  ],
                },
              },
            },
            settled: { description: 'Configuração conhecida.', type: 'final' },
          },
        },
        profile: {
          initial: 'recalling',
          states: {
            recalling: {
              description: 'O perfil já foi conferido?',
              always: [{ guard: 'knowsUserType', target: 'settled' }, { target: 'checking' }],
            },
            checking: {
              description: 'Administra? Lidera um time?',
              invoke: {
                src: 'checkUserType',
                onDone: {
                  target: 'settled',
                  actions: { type: 'rememberUserType', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'settled',
                  actions: [
                    'guessUserType',
                    { type: 'noticeFailure', params: ({ event }) => ({ error: event.error }) },
                  ],
                },
              },
            },
            settled: { description: 'Perfil conhecido.', type: 'final' },
          },
        },
      },
      onDone: 'present',
      on: {
        'person.change': {
          actions: { type: 'refreshPerson', params: ({ event }) => ({ person: event.person }) },
        },
        'session.expire': {
          target: 'absent',
          actions: [
            { type: 'announceExpiry', params: ({ event }) => ({ place: event.place }) },
            'clearPerson',
          ],
        },
      },
    },
    present: {
      description: 'A pessoa está dentro.',
      tags: ['present'],
      initial: 'staying',
      states: {
        staying: {
          description: 'Usando o aplicativo.',
          on: { 'leave.ask': 'confirmingLeave' },
        },
        confirmingLeave: {
          description: 'Pediu para sair: confirma?',
          tags: ['leaving'],
          on: { 'leave.cancel': 'staying', 'leave.confirm': '#session.signingOut' },
        },
      },
      on: {
        'route.enter': {
          guard: { type: 'isGuarded', params: ({ event }) => ({ place: event.place }) },
          target: 'entering',
        },
        'person.change': {
          actions: { type: 'refreshPerson', params: ({ event }) => ({ person: event.person }) },
        },
        'person.arrive': {
          target: 'entering',
          actions: { type: 'welcomePerson', params: ({ event }) => ({ person: event.person }) },
        },
        'session.expire': [
          {
            guard: { type: 'keepsThePage', params: ({ event }) => ({ place: event.place }) },
            target: 'expired',
            actions: [
              'forgetFailure',
              { type: 'announceExpiry', params: ({ event }) => ({ place: event.place }) },
            ],
          },
          {
            target: 'absent',
            actions: [
              { type: 'announceExpiry', params: ({ event }) => ({ place: event.place }) },
              'clearPerson',
            ],
          },
        ],
      },
    },
    expired: {
      description: 'A sessão acabou sobre um conteúdo: a página fica, um diálogo pede a senha.',
      tags: ['expired', 'present'],
      initial: 'askingPassword',
      states: {
        askingPassword: {
          description: 'O diálogo espera a senha.',
          on: {
            'credentials.submit': { target: 'signingInAgain', actions: 'forgetFailure' },
            'page.abandon': {
              target: '#session.absent',
              actions: [{ type: 'announceExpiry', params: { place: 'private' } }, 'clearPerson'],
            },
          },
        },
        signingInAgain: {
          description: 'O servidor confere a senha.',
          tags: ['busy'],
          invoke: {
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'credentials.submit');
              return { login: loginToSend(event.login), password: event.password };
            },
            onDone: 'recognising',
            onError: {
              target: 'askingPassword',
              actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        recognising: {
          description: 'É a mesma pessoa?',
          tags: ['busy'],
          invoke: {
            src: 'loadPerson',
            onDone: [
              {
                guard: { type: 'isSamePerson', params: ({ event }) => ({ person: event.output }) },
                target: '#session.present',
                actions: [
                  { type: 'refreshPerson', params: ({ event }) => ({ person: pickPerson(event.output) }) },
                  'announceRenewal',
                ],
              },
              {
                target: 'replacing',
                actions: { type: 'rememberNewcomer', params: ({ event }) => ({ person: event.output }) },
              },
            ],
            onError: {
              target: 'askingPassword',
              actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        replacing: {
          description: 'É outra pessoa: nada da anterior fica na tela.',
          tags: ['busy'],
          invoke: {
            src: 'forgetPerson',
            input: ({ context }) => ({ personId: context.person?.id }),
            onDone: { target: '#session.entering', actions: ['welcomeNewcomer', 'announceReplacement'] },
            onError: {
              target: '#session.entering',
              actions: [
                { type: 'noticeFailure', params: ({ event }) => ({ error: event.error }) },
                'welcomeNewcomer',
                'announceReplacement',
              ],
            },
          },
        },
      },
    },
    signingOut: {
      description: 'O servidor encerra a sessão.',
      tags: ['busy', 'leaving'],
      invoke: {
        src: 'signOut',
        onDone: 'forgetting',
        onError: {
          target: 'forgetting',
          actions: {
            type: 'announceFailedLeave',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
    },
    forgetting: {
      description: 'O aparelho esquece a pessoa.',
      tags: ['busy', 'leaving'],
      invoke: {
        src: 'forgetPerson',
        input: ({ context }) => ({ personId: context.person?.id }),
        onDone: { target: 'consulting', actions: ['clearPerson', 'announceLeave'] },
        onError: {
          target: 'consulting',
          actions: [
            { type: 'noticeFailure', params: ({ event }) => ({ error: event.error }) },
            'clearPerson',
            'announceLeave',
          ],
        },
      },
    },
  },
});

function pickPerson({ id, userType, isFirstLogin }: SessionPerson): SessionPerson {
  return { id, userType, isFirstLogin };
}
