/** What a card says; the defaults are the specification's words (DASH-12, DASH-38 to DASH-45). */
export interface CourseCardWords {
  finished: string;
  progress: string;
  new: string;
  newContent: string;
  blocked: string;
  certificate: string;
  coins: string;
  duration: (spoken: string) => string;
  rating: (rating: string) => string;
  progressOf: (title: string) => string;
  comments: (title: string) => string;
  introVideo: (title: string) => string;
  favorite: (title: string) => string;
  commentsHint: string;
  introVideoHint: string;
  favoriteHint: string;
}

export const courseCardWords: CourseCardWords = {
  finished: 'Concluído',
  progress: 'Em andamento',
  new: 'Novo',
  newContent: 'Novo conteúdo',
  blocked: 'Bloqueado',
  certificate: 'Com certificado',
  coins: 'Vale moedas',
  duration: (spoken) => `Duração: ${spoken}`,
  rating: (rating) => `Avaliação: ${rating} de 5`,
  progressOf: (title) => `Progresso em ${title}`,
  comments: (title) => `Comentários de ${title}`,
  introVideo: (title) => `Vídeo de apresentação de ${title}`,
  favorite: (title) => `Favoritar ${title}`,
  commentsHint: 'Comentários',
  introVideoHint: 'Vídeo de apresentação',
  favoriteHint: 'Favoritar',
};
