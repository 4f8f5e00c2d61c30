export interface CourseBannerWords {
  progress: string;
}

export const courseBannerWords: CourseBannerWords = { progress: 'Progresso no treinamento' };
