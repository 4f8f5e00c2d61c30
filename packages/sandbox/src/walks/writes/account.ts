import { people } from '../../seed/named-people.ts';
import { uploadPath } from '../../uploads.ts';
import { get, only, part, unchanged, type Write } from './write.ts';

const user = (...fields: string[]): Write['read'] => {
  return async (stage) => only(part(await get(stage, 'getCurrentUser'), 'user'), ...fields);
};

const limit: Write['read'] = (stage) => get(stage, 'getDailyDecoinLimit');
const interests: Write['read'] = (stage) => get(stage, 'listMyInterests');

/** An image that somebody uploaded. */
const portrait = {
  key: 'c0ffee00c0ffee00c0ffee00c0ffee00',
  name: 'eu.png',
  type: 'image/png',
  extension: 'png',
  base64: '',
  createdAt: '2026-03-02T15:00:00.000Z',
};

/** The signed-in person: data, onboarding, terms, interests, the word about the daily limit. */
export const accountWrites: readonly Write[] = [
  {
    operation: 'editCurrentUser',
    effect: 'changes what is sent and keeps the rest',
    given: () => ({
      body: {
        user: {
          socialName: 'Bia',
          birthDate: '1994-08-18',
          profession: 'Coordenadora',
          biography: null,
          address: { zipCode: '20040002', city: 'Rio de Janeiro', addressNumber: 7 },
        },
      },
    }),
    read: user('name', 'socialName', 'birthDate', 'profession', 'biography', 'address', 'document'),
    mine: [
      {
        name: 'Ana Beatriz Souza',
        socialName: null,
        birthDate: '1994-08-17',
        profession: 'Analista de atendimento',
        biography:
          'Gosto de gente, de planilhas bem feitas e de aprender coisas novas no caminho para o trabalho.',
        address: {
          zipCode: '01310100',
          stateId: 25,
          federalUnit: 'SP',
          city: 'São Paulo',
          district: 'Bela Vista',
          street: 'Avenida Paulista',
          addressNumber: 101,
          complement: null,
        },
        document: '52998224725',
      },
      {
        name: 'Ana Beatriz Souza',
        socialName: 'Bia',
        birthDate: '1994-08-18',
        profession: 'Coordenadora',
        biography: null,
        address: {
          zipCode: '20040002',
          stateId: null,
          federalUnit: null,
          city: 'Rio de Janeiro',
          district: null,
          street: null,
          addressNumber: 7,
          complement: null,
        },
        document: '52998224725',
      },
    ],
    theirs: unchanged({
      name: 'Bruno Carvalho Lima',
      socialName: null,
      birthDate: '1993-03-16',
      profession: 'Analista de logística',
      biography: null,
      address: {
        zipCode: '07110100',
        stateId: 25,
        federalUnit: 'SP',
        city: 'Guarulhos',
        district: 'Gopoúva',
        street: 'Avenida Emílio Ribas',
        addressNumber: 110,
        complement: null,
      },
      document: '17654321031',
    }),
    another: {
      theirs: {
        name: 'Bruno Carvalho Lima',
        socialName: 'Bia',
        birthDate: '1994-08-18',
        profession: 'Coordenadora',
        biography: null,
        address: {
          zipCode: '20040002',
          stateId: null,
          federalUnit: null,
          city: 'Rio de Janeiro',
          district: null,
          street: null,
          addressNumber: 7,
          complement: null,
        },
        document: '17654321031',
      },
    },
  },
  {
    operation: 'editCurrentUser',
    effect: 'takes an e-mail that nobody has',
    given: () => ({ body: { user: { email: 'Bia.Souza@decola.com.br' } } }),
    read: user('email'),
    mine: [{ email: 'ana.souza@decola.com.br' }, { email: 'bia.souza@decola.com.br' }],
    theirs: unchanged({ email: 'bruno.lima@decola.com.br' }),
    another: { refused: 'VALIDATION_ERROR', when: 'after' },
  },
  {
    operation: 'finishOnboarding',
    me: people.caio,
    given: ({ sandbox: { store } }) => {
      store.insert('uploads', { ...portrait, userId: people.caio });
      return {
        body: {
          user: {
            socialName: 'Cacá',
            biography: 'Recém-chegado.',
            image: uploadPath(portrait),
            profilePictureExtension: 'png',
            interests: [2, 5],
          },
        },
      };
    },
    read: user('isFirstLogin', 'socialName', 'biography', 'imageUrl', 'profilePictureExtension', 'interests'),
    mine: [
      {
        isFirstLogin: true,
        socialName: null,
        biography: null,
        imageUrl: null,
        profilePictureExtension: null,
        interests: [],
      },
      {
        isFirstLogin: false,
        socialName: 'Cacá',
        biography: 'Recém-chegado.',
        imageUrl: uploadPath(portrait),
        profilePictureExtension: 'png',
        interests: [
          { id: 2, title: 'Liderança' },
          { id: 5, title: 'Logística' },
        ],
      },
    ],
    theirs: unchanged({
      isFirstLogin: false,
      socialName: null,
      biography: null,
      imageUrl: '/files/people/10.svg',
      profilePictureExtension: null,
      interests: [
        { id: 1, title: 'Comunicação' },
        { id: 6, title: 'Finanças pessoais' },
      ],
    }),
    another: { refused: 'VALIDATION_ERROR' },
  },
  {
    operation: 'acceptTerm',
    me: people.joao,
    other: people.marina,
    read: user('name', 'mustAcceptTerm'),
    mine: [
      { name: 'João Pedro Almeida', mustAcceptTerm: true },
      { name: 'João Pedro Almeida', mustAcceptTerm: false },
    ],
    theirs: unchanged({ name: 'Marina Lopes Freire', mustAcceptTerm: true }),
    another: { theirs: { name: 'Marina Lopes Freire', mustAcceptTerm: false } },
  },
  {
    operation: 'linkInterests',
    given: () => ({ body: { interests: [8, 4] } }),
    read: interests,
    mine: [
      [
        { id: 1, title: 'Comunicação' },
        { id: 4, title: 'Atendimento ao cliente' },
        { id: 7, title: 'Planilhas' },
      ],
      [
        { id: 8, title: 'Segurança do trabalho' },
        { id: 4, title: 'Atendimento ao cliente' },
      ],
    ],
    theirs: unchanged([
      { id: 1, title: 'Comunicação' },
      { id: 6, title: 'Finanças pessoais' },
    ]),
    another: {
      theirs: [
        { id: 8, title: 'Segurança do trabalho' },
        { id: 4, title: 'Atendimento ao cliente' },
      ],
    },
  },
  {
    operation: 'acceptDailyDecoinLimit',
    read: limit,
    mine: [
      { isDailyLimitReached: false, hasAcceptedDailyLimit: false },
      { isDailyLimitReached: false, hasAcceptedDailyLimit: true },
    ],
    theirs: unchanged({ isDailyLimitReached: false, hasAcceptedDailyLimit: false }),
    another: { theirs: { isDailyLimitReached: false, hasAcceptedDailyLimit: true } },
  },
];
