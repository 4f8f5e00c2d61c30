import type { Mutant } from './mutant.ts';

const app = (path: string) => `apps/student/src/${path}`;

/** What screens say and show. */
export const ofScreens: readonly Mutant[] = [
  {
    name: 'Instrutoras',
    kind: 'one letter of a label',
    file: app('pt-br/taught.ts'),
    from: "instructors: 'Instrutores'",
    to: "instructors: 'Instrutoras'",
    stories: ['screens-course--in-progress'],
  },
  {
    name: 'Nossa missao',
    kind: 'one letter of a label',
    file: app('pt-br/landing.ts'),
    from: "missionTitle: 'Nossas escolas'",
    to: "missionTitle: 'Nossa missao'",
    stories: ['screens-landing--default'],
  },
  {
    name: 'Saiba mals',
    kind: 'below the fold',
    file: app('pt-br/dashboard.ts'),
    from: "informationMore: 'Saiba mais'",
    to: "informationMore: 'Saiba mals'",
    stories: ['screens-dashboard--default'],
  },
  {
    name: 'mudou de lugat',
    kind: 'one letter of a label',
    file: app('pt-br/message-pages.ts'),
    from: 'mudou de lugar.',
    to: 'mudou de lugat.',
    stories: ['screens-not-found--default'],
  },
  {
    name: 'a certificate in place of the star of a rating',
    kind: 'wrong icon',
    file: app('routes/course/course-head.tsx'),
    from: 'icon: <RatingIcon />',
    to: 'icon: <CertificateIcon />',
    stories: ['screens-course--in-progress'],
  },
  {
    name: 'the mission in the colour of text',
    kind: 'below the fold',
    file: app('routes/home/below-the-fold.tsx'),
    from: '<Text tone="muted">{words.mission}</Text>',
    to: '<Text>{words.mission}</Text>',
    stories: ['screens-landing--default'],
  },
  {
    name: 'O que fica neste aparelha',
    kind: 'below the fold',
    file: app('pt-br/terms.ts'),
    from: "title: 'O que fica neste aparelho'",
    to: "title: 'O que fica neste aparelha'",
    stories: ['screens-terms--default'],
  },
];
