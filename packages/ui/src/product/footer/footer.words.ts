export interface FooterWords {
  navigation: string;
  social: string;
  rights: string;
}

export const footerWords: FooterWords = {
  navigation: 'Rodapé',
  social: 'Redes sociais',
  rights: 'Todos os direitos reservados.',
};
