import { type ListPickerWords, listPickerWords } from '../list-picker/list-picker.words.ts';

/** What the picker of people says; the defaults are the specification's words where it has them (RECO-01 to RECO-04). */
export const userPickerWords: ListPickerWords = {
  ...listPickerWords,
  confirm: 'Recomendar',
  search: 'Buscar pessoas pelo nome',
  all: 'Todas',
  selected: (count) => (count === 0 ? 'Selecionadas' : `Selecionadas (${count})`),
  items: 'Pessoas',
  none: (term) => (term ? `Ninguém encontrado para “${term}”.` : 'Não há ninguém a quem recomendar.'),
  noneSelected: 'Ninguém foi selecionado ainda.',
  already: 'Já recebeu sua recomendação',
  full: 'Você pode escolher uma pessoa. Desmarque quem está selecionado para escolher outra.',
  choose: 'Selecione quem vai receber a recomendação.',
};
