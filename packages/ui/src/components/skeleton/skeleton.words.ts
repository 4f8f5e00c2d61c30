export interface SkeletonWords {
  /** What a screen reader finds where something is still on its way. */
  loading: string;
}

export const portuguese: SkeletonWords = { loading: 'Carregando…' };
