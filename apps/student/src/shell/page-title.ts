import { useEffect } from 'react';
import { useTenant } from '../tenant.tsx';

/** Names the document after the page and the brand. */
export function usePageTitle(title: string) {
  const { title: brand } = useTenant();

  // The document's title, which the browser and screen readers tell on each new page.
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}
