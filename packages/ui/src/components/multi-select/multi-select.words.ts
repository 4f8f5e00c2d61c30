/** What a multi-select says. */
export interface MultiSelectWords {
  /** Stands in the empty field. */
  search: string;
  /** Names the list and the button that opens it. */
  select: string;
  /** Names the button of a chip, before what it removes. */
  remove: string;
  /** Stands at a chosen option. */
  selected: string;
  /** Said when an option was chosen. */
  added: (label: string) => string;
  /** Said when a choice was taken back. */
  removed: (label: string) => string;
  none: string;
  loading: string;
  more: (count: number) => string;
  less: string;
}

export const multiSelectWords: MultiSelectWords = {
  search: 'Pesquisar',
  select: 'Selecionar',
  remove: 'Remover',
  selected: 'Selecionado',
  // With the noun before it the participle fits every label.
  added: (label) => `Opção selecionada: ${label}`,
  removed: (label) => `Opção removida: ${label}`,
  none: 'Não encontrado.',
  loading: 'Carregando…',
  more: (count) => `Mais ${count}`,
  less: 'Mostrar menos',
};

export interface MultiSelectOption {
  value: string;
  label: string;
}
