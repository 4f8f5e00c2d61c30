import type { ReactNode } from 'react';
import { shell } from '../pt-br/shell.ts';

/**
 * Says that a page is on its way, around the skeletons of it, which are silent. The page before has stayed for as long as an answer may
 * take before it is missed (`warm`), so that they are drawn at once.
 */
export function PageShape({ children }: { children: ReactNode }) {
  return (
    <section data-waited aria-busy="true" aria-label={shell.loading}>
      {children}
    </section>
  );
}
