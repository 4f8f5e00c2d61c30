export interface HeaderSearchWords {
  placeholder: string;
  label: string;
  open: string;
  close: string;
}

export const headerSearchWords: HeaderSearchWords = {
  placeholder: 'O que você quer aprender?',
  label: 'Buscar treinamentos',
  open: 'Abrir a busca',
  close: 'Fechar a busca',
};
