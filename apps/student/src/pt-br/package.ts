import type { PackageFailure } from '../media/package/package-messages.ts';

/** Words of an interactive package (PLAYER-16 to PLAYER-19). */
export const interactivePackage = {
  frame: (title: string) => `Conteúdo interativo: ${title}`,
  opening: 'Abrindo o conteúdo interativo…',
  failed: {
    missing: {
      title: 'Este conteúdo interativo não foi encontrado.',
      text: 'Siga para outro conteúdo da lista e avise o suporte.',
    },
    network: {
      title: 'O conteúdo interativo não carregou.',
      text: 'O que você já fez está salvo. Confira a sua internet e tente novamente.',
    },
    manifest: {
      title: 'Este conteúdo interativo está com defeito.',
      text: 'O pacote não diz por onde começar. Siga para outro conteúdo da lista e avise o suporte.',
    },
    unsupported: {
      title: 'Conteúdos interativos não abrem neste endereço.',
      text: 'Siga para outro conteúdo da lista e avise o suporte.',
    },
  } satisfies Record<PackageFailure, { title: string; text: string }>,
} as const;
