import { plainText } from '../../internal/plain-text.ts';

/** The options whose name holds the term, whatever its accents and capitals; all of them for a blank term. */
export function matching<Option extends { label: string }>(
  options: readonly Option[],
  term: string,
): Option[] {
  const wanted = plainText(term.trim());
  return options.filter((option) => plainText(option.label).includes(wanted));
}
