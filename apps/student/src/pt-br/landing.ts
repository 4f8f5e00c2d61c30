/** Words of the landing page under its hero (LANDING), whose own come from the tenant; what a brand says of itself comes from its facts. */
export const landing = {
  newTitle: 'NOVIDADES',
  newNone: 'Nenhuma novidade por enquanto.',
  aboutTitle: 'Sobre nós',
  aboutVideo: 'Vídeo de apresentação',
  missionTitle: 'Nossas escolas',
  schools: {
    corporate: 'Corporativa',
    operations: 'Operações',
    administration: 'Administração',
    leadership: 'Gestão e liderança',
    market: 'Mercado',
    tools: 'Ferramentas',
  },
} as const;
