export interface UserMenuWords {
  open: (name: string) => string;
  person: (name: string, email: string, companies: string) => string;
  signOut: string;
  /** The sheet's title. */
  menu: string;
  /** Names the navigation in the sheet. */
  places: string;
}

export const userMenuWords: UserMenuWords = {
  open: (name) => `Menu de ${name}`,
  person: (name, email, companies) => [name, email, companies].filter(Boolean).join(', '),
  signOut: 'Sair',
  menu: 'Menu',
  places: 'Páginas',
};
