import { describe, expect, it } from 'vitest';
import type { TrainingCard } from '../entities/training.ts';
import {
  chooseTrainingType,
  clearFavoriteFilters,
  type FavoritesQuery,
  isFavoritesFiltered,
  recommendedPage,
} from './own-trainings.ts';

const sorted = { orderBy: 'title', order: 'Asc' } as const;
const query = { page: 3, search: 'excel', type: undefined, ...sorted } as FavoritesQuery & typeof sorted;

describe('favourite trainings are narrowed (RECO-16, RECO-18)', () => {
  it('to one kind, from page 1; the order stays', () => {
    expect(chooseTrainingType(query, 'EVENT')).toEqual({
      page: 1,
      search: 'excel',
      type: 'EVENT',
      ...sorted,
    });
  });

  it('to the same kind again changes nothing', () => {
    expect(chooseTrainingType(query, undefined)).toBe(query);
  });

  it('no more: search and kind go, the order stays', () => {
    expect(clearFavoriteFilters({ ...query, type: 'COURSE' })).toEqual({
      page: 1,
      search: '',
      type: undefined,
      ...sorted,
    });
  });

  it.each<[string, string, FavoritesQuery['type'], boolean]>([
    ['nothing', '', undefined, false],
    ['a search', 'excel', undefined, true],
    ['a kind', '', 'EVENT', true],
  ])('by %s', (_, search, type, isNarrowed) => {
    expect(isFavoritesFiltered({ search, type })).toBe(isNarrowed);
  });
});

describe('recommended trainings are searched and paged here (RECO-12)', () => {
  const training = (id: number, title: string, name?: string, socialName: string | null = null) =>
    ({ id, title, indicatedBy: name ? { id: 1, name, socialName } : null }) as unknown as TrainingCard;
  const all = [
    training(1, 'Gestão do tempo', 'Bruno Lima'),
    training(2, 'Excel', 'Carla Souza', 'Cacá'),
    training(3, 'Transporte'),
  ];
  it.each<[string, string, number[]]>([
    ['all without a term', '', [1, 2, 3]],
    ['a title, whatever its accents', 'gestao', [1]],
    ['who recommended it', 'bruno', [1]],
    ['who recommended it, by the name they go by', 'caca', [2]],
    ['nothing', 'zzz', []],
  ])('by %s', (_, search, ids) => {
    const found = recommendedPage(all, { search, page: 1 });
    expect([found.trainings.map(({ id }) => id), found.totalPages]).toEqual([ids, ids.length ? 1 : 0]);
  });

  it('thirty stand on a page, and the order stays', () => {
    const many = Array.from({ length: 61 }, (_, at) => training(at + 1, `Treinamento ${at + 1}`));
    expect(recommendedPage(many, { search: '', page: 2 }).trainings.map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 31),
    );
    expect(recommendedPage(many, { search: '', page: 3 })).toEqual({ trainings: [many[60]], totalPages: 3 });
  });
});
