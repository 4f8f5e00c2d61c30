import type { SortDirection } from '../../components/table/table.variants.ts';

export type SortBarWords = Record<SortDirection, string>;

export const sortBarWords: SortBarWords = {
  none: '',
  ascending: 'em ordem crescente',
  descending: 'em ordem decrescente',
};
