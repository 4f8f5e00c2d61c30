import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTenant } from '../tenant.tsx';

/** A page that stands and has named the document. */
export type NamedPage = { path: string; title: string };

/** Hears of each page that has named the document. */
export const NamedPageContext = createContext<(page: NamedPage) => void>(() => {});

/** Names the document after the page and the brand. `turn` tells what stands at one address apart, as before and after a failure. */
export function usePageTitle(title: string, turn: number | string = '') {
  const { title: brand } = useTenant();
  const { pathname } = useLocation();
  const tell = use(NamedPageContext);

  // The document's title, which the browser and screen readers tell on each new page.
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
    tell({ path: pathname + turn, title: document.title });
  }, [title, brand, pathname, turn, tell]);
}
