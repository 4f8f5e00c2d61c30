import { formatNumber, type StatementOrigin, type StatementPeriod } from '@student/domain';

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

/** Words of the statement (DECOIN-01 to DECOIN-06). */
export const statement = {
  lead: (coins: string) => `De onde vieram e para onde foram os seus ${coins}.`,
  balance: 'Seu saldo hoje',
  credits: 'Entradas',
  debits: 'Saídas',
  difference: 'Entradas menos saídas',
  filters: 'Filtros',
  period: 'Período',
  periods: {
    all: 'Tudo',
    last30: 'Últimos 30 dias',
    last90: 'Últimos 90 dias',
    thisYear: 'Este ano',
    lastYear: 'Ano passado',
    chosen: 'Escolher datas',
  } satisfies Record<StatementPeriod | 'chosen', string>,
  firstDate: 'Data inicial',
  lastDate: 'Data final',
  dateHint: 'dd/mm/aaaa',
  apply: 'Aplicar datas',
  dateProblems: {
    INVALID_DATE: 'Informe uma data que exista, como 02/05/2026.',
    PERIOD_REVERSED: 'A data final vem antes da data inicial.',
  },
  type: 'Tipo',
  types: { all: 'Entradas e saídas', credit: 'Só entradas', debit: 'Só saídas' },
  origin: 'Origem',
  anyOrigin: 'Todas',
  origins: {
    content: 'Conteúdos',
    course: 'Treinamentos',
    pill: 'Pílulas',
    order: 'Pedidos na loja',
    challenge: 'Desafios e bônus',
  } satisfies Record<StatementOrigin, string>,
  unknownOrigin: (code: number) => `Outra origem (${code})`,
  movements: 'Movimentos',
  description: 'Descrição',
  date: 'Data',
  kind: 'Tipo',
  kinds: { credit: 'Entrada', debit: 'Saída' },
  kindOf: (kind: string, origin: string) => `${kind} · ${origin}`,
  originsOfOne: {
    content: 'Conteúdo',
    course: 'Treinamento',
    pill: 'Pílula',
    order: 'Pedido',
    challenge: 'Desafio ou bônus',
  } satisfies Record<StatementOrigin, string>,
  otherOrigin: 'Outra origem',
  amount: (coins: string) => capital(coins),
  /** All of them stand on one page. */
  count: (total: number) =>
    total === 0 ? 'Nenhum movimento' : total === 1 ? '1 movimento' : `${formatNumber(total)} movimentos`,
  countOfPage: (total: number) =>
    total === 1 ? '1 movimento nesta página' : `${formatNumber(total)} movimentos nesta página`,
  pages: 'Páginas do extrato',
  empty: {
    none: 'Você ainda não tem movimentos',
    noneHint: (coins: string) =>
      `Conclua conteúdos e treinamentos para ganhar ${coins}. Tudo o que você ganhar e gastar aparece aqui.`,
    allCourses: 'Ver todos os treinamentos',
    noMatch: 'Nenhum movimento com esses filtros',
    noMatchHint: 'Escolha outro período ou remova um filtro.',
    clear: 'Limpar filtros',
  },
  downloads: 'Baixar o extrato',
  pdf: 'Baixar PDF',
  sheet: 'Baixar planilha',
  pdfFailed: 'O PDF não foi baixado.',
  sheetFailed: 'A planilha não foi baixada.',
  overTime: 'Saldo ao longo do tempo',
  overTimeMissing: 'Não foi possível carregar as somas e o gráfico do seu saldo.',
  chart: ({
    first,
    last,
    opening,
    closing,
  }: {
    first: string;
    last: string;
    opening: string;
    closing: string;
  }) => `De ${first} a ${last} o seu saldo foi de ${opening} para ${closing}.`,
  allKinds: 'O gráfico conta todos os movimentos do período, de qualquer tipo e origem.',
  onlyNewest: (count: string) =>
    `As somas e o gráfico contam só os ${count} movimentos mais recentes. O PDF e a planilha trazem todos.`,
  asTable: 'Ver em tabela',
  hideTable: 'Ocultar a tabela',
  table: 'Saldo no fim de cada dia com movimentos',
  day: 'Dia',
  dayBalance: 'Saldo',
} as const;
