/** The words of a multi-select; the defaults are those of the track search (DASH-19). */
export interface MultiSelectWords {
  /** Stands in the empty field. */
  search: string;
  /** Names the button that opens the list. */
  select: string;
  /** Names the button of a chip, before what it removes. */
  remove: string;
  /** Stands at a chosen option. */
  selected: string;
  none: string;
  loading: string;
  more: (count: number) => string;
  less: string;
}

export const multiSelectWords: MultiSelectWords = {
  search: 'Pesquisar trilha',
  select: 'Selecionar trilha',
  remove: 'Remover',
  selected: 'Selecionado',
  none: 'Não encontrado.',
  loading: 'Carregando…',
  more: (count) => `Mais ${count}`,
  less: 'Mostrar menos',
};

export interface MultiSelectOption {
  value: string;
  label: string;
}
