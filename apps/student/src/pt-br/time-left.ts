import { formatTimeLeft } from '@student/domain';

/** What is left, in seconds: 'falta 1 min', 'faltam 27 min', 'faltam 1 h 05 min'; nothing left is ''. */
export function timeLeftWords(seconds: number): string {
  if (seconds <= 0) return '';
  const minutes = Math.ceil(seconds / 60);
  return `${minutes === 1 || minutes === 60 ? 'falta' : 'faltam'} ${formatTimeLeft(seconds)}`;
}
