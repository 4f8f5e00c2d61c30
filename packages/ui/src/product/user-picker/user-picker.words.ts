/** What the picker of people says; the defaults are the specification's words where it has them (RECO-01 to RECO-04). */
export interface UserPickerWords {
  confirm: string;
  /** Names the field, and stands in it. */
  search: string;
  filter: string;
  all: string;
  /** With how many there are. */
  selected: (count: number) => string;
  /** Names the list. */
  people: string;
  /** What the search was for; empty without one. */
  none: (term: string) => string;
  noneSelected: string;
  /** Said of somebody who has it already. */
  already: string;
  /** Why nobody else can be chosen, where one is the limit. */
  onlyOne: string;
  /** Why it cannot be confirmed. */
  choose: string;
}

export const userPickerWords: UserPickerWords = {
  confirm: 'Recomendar',
  search: 'Buscar pessoas pelo nome',
  filter: 'Mostrar',
  all: 'Todas',
  selected: (count) => (count === 0 ? 'Selecionadas' : `Selecionadas (${count})`),
  people: 'Pessoas',
  none: (term) => (term ? `Ninguém encontrado para “${term}”.` : 'Não há ninguém a quem recomendar.'),
  noneSelected: 'Ninguém foi selecionado ainda.',
  already: 'Já recebeu sua recomendação',
  onlyOne: 'Você pode escolher uma pessoa. Desmarque quem está selecionado para escolher outra.',
  choose: 'Selecione quem vai receber a recomendação.',
};
