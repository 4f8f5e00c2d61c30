import type { Unsent } from '@student/domain';

/** What has not arrived, in words: '1 anotação, 2 dúvidas, 1 presença e o estudo de 1 conteúdo'; empty where there is nothing. */
export function unsentWords({ notes, doubts, contents, checkIns }: Unsent): string {
  const parts = [
    notes > 0 && (notes === 1 ? '1 anotação' : `${notes} anotações`),
    doubts > 0 && (doubts === 1 ? '1 dúvida' : `${doubts} dúvidas`),
    checkIns > 0 && (checkIns === 1 ? '1 presença' : `${checkIns} presenças`),
    contents > 0 && `o estudo de ${contents === 1 ? '1 conteúdo' : `${contents} conteúdos`}`,
  ].filter((part) => part !== false);
  return new Intl.ListFormat('pt-BR').format(parts);
}
