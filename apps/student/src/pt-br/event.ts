import type { EnrolmentBlock } from '@student/domain';
import { errors } from './errors.ts';

const vacancies = (count: number) => `${count.toLocaleString('pt-BR')} ${count === 1 ? 'vaga' : 'vagas'}`;

/** Words of the page of an event and its classes (EVENT). */
export const event = {
  classes: 'Turmas',
  noSittings: 'Esta turma ainda não tem encontros marcados.',
  contents: 'Conteúdos',
  onlyEnrolled: 'Disponível para quem está inscrito nesta turma.',
  contentsMissing: 'Não foi possível carregar os conteúdos.',
  comments: 'Comentários',
  moreComments: 'Mais comentários',
  when: 'Quando',
  noDate: 'Data a definir',
  seats: 'Vagas',
  /** '58 vagas de 80'; without a limit, that there is none. */
  seatsLeft: (left: number | undefined, capacity: number | null) => {
    if (left === undefined) return 'Sem limite de vagas';
    const of = capacity === null ? '' : ` de ${capacity.toLocaleString('pt-BR')}`;
    return left === 0 ? `Nenhuma vaga${of}` : `${vacancies(left)}${of}`;
  },
  enrolment: 'Inscrições',
  enrolmentUntil: (when: string) => `Até ${when}`,
  enrolmentFrom: (when: string) => `A partir de ${when}`,
  enrolmentOver: (when: string) => `Encerradas ${when}`,
  enrolmentClosed: 'Fechadas',
  duration: 'Duração',
  rating: 'Avaliação',
  certificateFact: 'Certificado',
  hasCertificate: 'Com certificado',
  finished: 'Encerrada',
  newContent: 'Novo conteúdo',
  introduction: 'Assistir à apresentação',
  begin: 'Começar',
  continue: 'Continuar',
  review: 'Rever',
} as const;

/** Why nobody gets a seat in a class, in a sentence; `when` tells the moment that it names (EVENT-07 to EVENT-09). */
export function blockText(block: EnrolmentBlock, when: (moment: string) => string): string {
  switch (block.reason) {
    case 'refused':
      return errors[block.code];
    case 'closed':
      return 'Esta turma não está aberta a inscrições.';
    case 'later':
      return `Inscrições a partir de ${when(block.date)}.`;
    case 'over':
      return `As inscrições para esta turma terminaram ${when(block.date)}.`;
  }
}
