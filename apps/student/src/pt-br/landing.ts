/** Words of the landing page under its hero (LANDING), whose own come from the tenant. */
export const landing = {
  newTitle: 'NOVIDADES',
  newNone: 'Nenhuma novidade por enquanto.',
  aboutTitle: 'Sobre nós',
  aboutText:
    'Aqui você aprende no seu ritmo, em qualquer aparelho: vídeos, áudios e pacotes interativos feitos por quem conhece o trabalho de perto.',
  aboutVideo: 'Vídeo de apresentação',
  missionTitle: 'Nossas escolas',
  missionText: 'Seis escolas para cada momento da sua carreira.',
  schools: [
    { key: 'corporate', name: 'Corporativa', text: 'Cultura, ética e quem somos.' },
    { key: 'operations', name: 'Operações', text: 'Segurança, qualidade e rotina.' },
    { key: 'administration', name: 'Administração', text: 'Finanças, processos e pessoas.' },
    { key: 'leadership', name: 'Gestão e liderança', text: 'Equipes, metas e conversas difíceis.' },
    { key: 'market', name: 'Mercado', text: 'Clientes, vendas e tendências.' },
    { key: 'tools', name: 'Ferramentas', text: 'Planilhas, sistemas e produtividade.' },
  ],
} as const;
