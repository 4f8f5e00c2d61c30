/** Words of the calendar and of what is put into one (EVENT). */
export const calendar = {
  title: 'Agenda',
  lead: 'As datas dos eventos e treinamentos em que você está inscrito.',
  add: 'Adicionar à agenda',
  previous: 'Mês anterior',
  next: 'Próximo mês',
  today: 'Hoje',
  view: 'Como ver a agenda',
  month: 'Mês',
  list: 'Lista',
  event: 'Evento',
  training: 'Treinamento',
  attended: 'Presença registrada',
  noneOnDay: 'Nada marcado neste dia.',
  none: (month: string) => `Nada marcado em ${month}`,
  noneHint: 'Quando você se inscrever em um evento ou treinamento, as datas aparecem aqui.',
  find: 'Ver eventos e treinamentos',
  missing: (count: number) =>
    count === 1
      ? 'Não foi possível carregar as datas de um treinamento.'
      : `Não foi possível carregar as datas de ${count} treinamentos.`,
  retry: 'Tentar novamente',
} as const;
