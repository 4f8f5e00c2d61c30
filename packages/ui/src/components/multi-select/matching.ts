const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options whose name holds the term, whatever its accents and capitals; all of them for a blank term. */
export function matching<Option extends { label: string }>(
  options: readonly Option[],
  term: string,
): Option[] {
  const wanted = plain(term.trim());
  return options.filter((option) => plain(option.label).includes(wanted));
}
