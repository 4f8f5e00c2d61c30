export interface HeaderLinksWords {
  navigation: string;
}

export const headerLinksWords: HeaderLinksWords = { navigation: 'Principal' };
