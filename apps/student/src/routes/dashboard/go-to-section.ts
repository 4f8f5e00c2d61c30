/** Shows a section of this page that a link names, and puts the focus on it. @returns whether it is there. */
export function goToSection({ hash }: Pick<HTMLAnchorElement, 'hash'>): boolean {
  const section = document.getElementById(hash.slice(1));
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
  return section !== null;
}
