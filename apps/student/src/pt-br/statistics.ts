import { formatNumber } from '@student/domain';

const times = (count: number) => (count === 1 ? '1 acesso' : `${formatNumber(count)} acessos`);
const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);

/** Words of the statistics of a person (PROFILE-10 to PROFILE-13). */
export const statistics = {
  lead: 'Acompanhe quanto você já estudou e o que ainda falta.',
  figures: {
    watched: 'Tempo assistido',
    finished: 'Treinamentos concluídos',
    certificates: 'Certificados',
    coins: 'Seu saldo hoje',
    missing: 'Não foi possível carregar os seus números.',
  },
  accesses: {
    title: 'Acessos nos últimos 14 dias',
    sums: (quantity: number, activeDays: number) =>
      quantity === 0 ? 'Nenhum acesso neste período.' : `${times(quantity)} em ${days(activeDays)}.`,
    busiest: (day: string, quantity: number) => `Seu dia com mais acessos foi ${day}, com ${quantity}.`,
    chart: (first: string, last: string, sums: string) => `De ${first} a ${last}: ${sums}`,
    missing: 'Não foi possível carregar os seus acessos.',
    asTable: 'Ver em tabela',
    hideTable: 'Ocultar a tabela',
    table: 'Acessos por dia',
    day: 'Dia',
    weekday: 'Dia da semana',
    quantity: 'Acessos',
  },
  progress: {
    title: 'Seu progresso',
    ring: 'Treinamentos concluídos',
    percentage: (value: number) => `${value}%`,
    share: (finished: number, total: number) =>
      total === 1
        ? `Você concluiu ${finished} de 1 treinamento em que se matriculou.`
        : `Você concluiu ${finished} de ${formatNumber(total)} treinamentos em que se matriculou.`,
    courses: 'Ver meus treinamentos',
    missing: 'Não foi possível carregar os seus treinamentos.',
    none: 'Você ainda não se matriculou em nenhum treinamento',
    noneHint: 'Quando você começar um, o seu progresso aparece aqui.',
    allCourses: 'Ver todos os treinamentos',
  },
  schools: {
    title: 'Progresso por escola',
    hint: 'Contam os treinamentos das trilhas. Um que está em duas trilhas conta nas duas.',
    school: 'Escola',
    finished: 'Concluídos',
    total: 'Treinamentos',
    progress: 'Progresso',
    progressOf: (school: string) => `Progresso em ${school}`,
    missing: 'Não foi possível carregar o progresso por escola.',
  },
  certificates: {
    title: 'Seus certificados',
    kinds: { course: 'Treinamento', event: 'Evento', training: 'Treinamento' },
    download: 'Baixar',
    downloadOf: (title: string) => `Baixar o certificado de ${title}`,
    file: (title: string) => `Certificado de ${title}.pdf`,
    failed: (title: string) => `O certificado de ${title} não foi baixado.`,
    open: 'Abrir o certificado',
    missing: 'Não foi possível carregar os seus certificados.',
    none: 'Você ainda não tem certificados',
    noneHint: 'Conclua um treinamento com certificado e ele aparece aqui, pronto para baixar.',
  },
  ranking: {
    title: 'Ranking de engajamento',
    score: (points: string, isOne: boolean) => `${points} ${isOne ? 'ponto' : 'pontos'}`,
    notListed: 'Você ainda não aparece no ranking.',
    missing: 'Não foi possível carregar o ranking.',
    none: 'Ainda não há ninguém no ranking',
    noneHint: 'Conclua conteúdos e volte aqui para ver a sua posição.',
  },
  toDashboard: 'Ver meu dashboard',
} as const;
