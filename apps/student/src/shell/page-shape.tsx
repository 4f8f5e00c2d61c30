import type { ReactNode } from 'react';
import { shell } from '../pt-br/shell.ts';

/** Says that a page is on its way, around the skeletons of it, which are silent. */
export function PageShape({ children }: { children: ReactNode }) {
  return (
    <section aria-busy="true" aria-label={shell.loading}>
      {children}
    </section>
  );
}
