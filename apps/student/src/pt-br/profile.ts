import { menu } from './menu.ts';

/** Words of the profile: what each of its options is called, as in the user menu (PROFILE-01, SHELL-20, SHELL-22). */
export const profile = {
  options: {
    statistics: 'Estatísticas',
    courses: menu.myTrainings,
    tracks: menu.requiredTracks,
    'history-order': menu.orders,
    indication: menu.recommended,
    favorite: menu.favorites,
  },
  /** A sentence under the title of the option. */
  leads: {
    statistics: 'Como anda o seu aprendizado.',
    courses: 'O que você está fazendo e o que já fez.',
    tracks: 'O que a sua empresa pede que você conclua.',
    'history-order': 'O que você já trocou na loja, do mais recente ao mais antigo.',
    indication: 'O que colegas recomendaram para você.',
    favorite: 'O que você marcou para encontrar depressa.',
  },
  navigation: 'Seções do perfil',
  edit: 'Editar perfil',
  headMissing: 'Não foi possível carregar os seus dados.',
  companies: (count: number) => (count === 1 ? 'Empresa' : 'Empresas'),
  teams: (count: number) => (count === 1 ? 'Time' : 'Times'),
  education: 'Formação',
  progress: 'Progresso',
  completed: (percent: string) => `${percent}% dos treinamentos concluídos`,
  balance: 'Saldo',
} as const;
