export interface CommentListWords {
  empty: string;
  stars: (stars: string) => string;
}

export const commentListWords: CommentListWords = {
  empty: 'Não há nenhum comentário por aqui',
  stars: (stars) => `Avaliação: ${stars} de 5`,
};
