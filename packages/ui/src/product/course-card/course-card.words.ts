/** What a card says; the defaults are the specification's words (DASH-12, DASH-38 to DASH-45). */
export interface CourseCardWords {
  finished: string;
  progress: string;
  new: string;
  newContent: string;
  blocked: string;
  certificate: string;
  duration: (spoken: string) => string;
  rating: (rating: string) => string;
  progressOf: (title: string) => string;
  /** What the button says in full, and what is seen of it; the number where it is known. */
  comments: (title: string, count: number | undefined) => string;
  commentsText: (count: number | undefined) => string;
  introVideo: (title: string) => string;
  favorite: (title: string) => string;
  recommend: (title: string) => string;
}

const counted = (count: number | undefined) =>
  count === undefined ? 'Comentários' : count === 1 ? '1 comentário' : `${count} comentários`;

export const courseCardWords: CourseCardWords = {
  finished: 'Concluído',
  progress: 'Em andamento',
  new: 'Novo',
  newContent: 'Novo conteúdo',
  blocked: 'Bloqueado',
  certificate: 'Com certificado',
  duration: (spoken) => `Duração: ${spoken}`,
  rating: (rating) => `Avaliação: ${rating} de 5`,
  progressOf: (title) => `Progresso em ${title}`,
  comments: (title, count) => `${counted(count)} sobre ${title}`,
  commentsText: (count) => counted(count),
  introVideo: (title) => `Vídeo de apresentação de ${title}`,
  favorite: (title) => `Favoritar ${title}`,
  recommend: (title) => `Recomendar ${title}`,
};
