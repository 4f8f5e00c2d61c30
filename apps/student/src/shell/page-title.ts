import { createContext, use, useEffect } from 'react';
import { useTenant } from '../tenant.tsx';
import { usePagePath } from './use-page-path.ts';

/** A page that stands and has named the document. */
export type NamedPage = { path: string; title: string };

/** Hears of each page that has named the document. */
export const NamedPageContext = createContext<(page: NamedPage) => void>(() => {});

/** Names the document after the page and the brand. `turn` tells what stands at one address apart, as before and after a failure. */
export function usePageTitle(title: string, turn: number | string = '') {
  const { title: brand } = useTenant();
  const path = usePagePath();
  const tell = use(NamedPageContext);

  // The document's title, which the browser and screen readers tell on each new page.
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
    tell({ path: path + turn, title: document.title });
  }, [title, brand, path, turn, tell]);
}
