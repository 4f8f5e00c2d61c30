/** Words of the pages that are one message. */
export const messagePages = {
  notFound: {
    title: 'Página não encontrada',
    text: 'O endereço que você abriu não existe ou mudou de lugar.',
    action: 'Ir para o início',
  },
  maintenance: {
    title: 'Estamos em manutenção',
    text: 'Voltamos em breve. O que você já concluiu está guardado.',
    retry: 'Tentar novamente',
    goesOn: 'A manutenção continua. Quando ela terminar, esta página segue sozinha.',
  },
} as const;
