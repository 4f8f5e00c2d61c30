export interface SaveStateWords {
  saving: string;
  saved: (time: string) => string;
  offline: string;
  failed: string;
  retry: string;
}

export const saveStateWords: SaveStateWords = {
  saving: 'Salvando…',
  saved: (time) => `Salvo às ${time}`,
  offline: 'Sem conexão: salvo neste aparelho',
  failed: 'Não foi possível salvar',
  retry: 'Tentar agora',
};
