export interface HeaderWords {
  navigation: string;
}

export const headerWords: HeaderWords = { navigation: 'Principal' };
