import type { DocumentFailure } from '../media/document/pdf.ts';

/** Words of a document (PLAYER-18, PLAYER-19). */
export const pdfDocument = {
  region: (title: string) => `Documento: ${title}`,
  tools: 'Ferramentas do documento',
  opening: 'Abrindo o documento…',
  page: (page: number, count: number) => `Página ${page} de ${count}`,
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  zoomIn: 'Aumentar',
  zoomOut: 'Diminuir',
  zoom: (percent: number) => `${percent}%`,
  fullscreen: 'Tela cheia',
  leaveFullscreen: 'Sair da tela cheia',
  download: 'Baixar',
  resumedAt: (page: number) => `Retomado na página ${page}`,
  failed: {
    network: {
      title: 'O documento não carregou.',
      text: 'Confira a sua internet e tente novamente.',
    },
    missing: {
      title: 'Este documento não foi encontrado.',
      text: 'Siga para outro conteúdo da lista e avise o suporte.',
    },
    locked: {
      title: 'Este documento pede uma senha.',
      text: 'Abra o arquivo em outra aba para digitá-la.',
    },
    broken: {
      title: 'Este documento está com defeito.',
      text: 'Abra o arquivo em outra aba ou siga para outro conteúdo da lista.',
    },
  } satisfies Record<DocumentFailure, { title: string; text: string }>,
  openElsewhere: 'Abrir em outra aba',
} as const;
