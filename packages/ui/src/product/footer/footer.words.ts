export interface FooterWords {
  navigation: string;
  social: string;
  rights: string;
  /** Opens the company's links where they have no room. */
  company: string;
}

export const footerWords: FooterWords = {
  navigation: 'Rodapé',
  social: 'Redes sociais',
  rights: 'Todos os direitos reservados.',
  company: 'Institucional',
};
