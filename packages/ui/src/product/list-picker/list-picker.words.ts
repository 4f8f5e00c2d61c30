/** What a list picker says. */
export interface ListPickerWords {
  confirm: string;
  /** Names the field, and stands in it. */
  search: string;
  filter: string;
  all: string;
  /** With how many there are. */
  selected: (count: number) => string;
  /** Stands before the column by which the list is sorted. */
  sortBy: string;
  name: string;
  /** Names the list. */
  items: string;
  /** What the search was for; empty without one. */
  none: (term: string) => string;
  noneSelected: string;
  /** Said of what is chosen already and cannot be chosen again. */
  already: string;
  /** Why nothing more can be chosen. */
  full: string;
  /** Why it cannot be confirmed. */
  choose: string;
}

export const listPickerWords: ListPickerWords = {
  confirm: 'Confirmar',
  search: 'Buscar pelo nome',
  filter: 'Mostrar',
  all: 'Todos',
  selected: (count) => (count === 0 ? 'Selecionados' : `Selecionados (${count})`),
  sortBy: 'Ordenar por',
  name: 'Nome',
  items: 'Itens',
  none: (term) => (term ? `Nenhum resultado para “${term}”.` : 'Não há nada por aqui.'),
  noneSelected: 'Nenhum item foi selecionado ainda.',
  already: 'Já escolhido',
  full: 'Não é possível escolher mais. Desmarque um item para escolher outro.',
  choose: 'Selecione ao menos um item.',
};
