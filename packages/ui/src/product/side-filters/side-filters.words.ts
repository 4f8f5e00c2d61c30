export interface SideFiltersWords {
  /** Of the button that shows them in a narrow window, with how many are chosen. */
  filters: (chosen: number) => string;
  /** Names the list of what is chosen. */
  chosen: string;
  remove: (label: string) => string;
  /** Takes all of them away. */
  clear: string;
}

export const sideFiltersWords: SideFiltersWords = {
  filters: (chosen) => (chosen === 0 ? 'Filtros' : `Filtros (${chosen})`),
  chosen: 'Filtros escolhidos',
  remove: (label) => `Remover ${label}`,
  clear: 'Limpar filtros',
};
