/** Words of the calendar and of what is put into one (EVENT). */
export const calendar = {
  title: 'Agenda',
  lead: 'Os seus eventos e treinamentos, dia por dia.',
  open: 'Ver agenda',
  add: 'Adicionar à agenda',
  event: 'Evento',
  training: 'Treinamento',
  loading: 'Carregando a agenda',
  none: (month: string) => `Nada marcado em ${month}`,
  noneHint: 'Quando você se inscrever em um evento ou treinamento, as datas aparecem aqui.',
  find: 'Ver treinamentos',
  missing: (count: number) =>
    count === 1
      ? 'Não foi possível carregar as datas de 1 treinamento.'
      : `Não foi possível carregar as datas de ${count} treinamentos.`,
  retry: 'Tentar novamente',
};
