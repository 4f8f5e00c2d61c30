import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { followLinks } from '../links.ts';
import { useServices } from '../services.ts';
import { Overlays } from './overlays.tsx';

/** What is around every place: links that the router follows, scroll that comes back, and what shows over any screen. */
export function Root() {
  const root = useRef<HTMLDivElement>(null);
  const { getRouter } = useServices();

  // The document's clicks: plain links inside the app become navigations.
  useEffect(() => (root.current ? followLinks(root.current, getRouter()) : undefined), [getRouter]);

  return (
    <div ref={root}>
      <ScrollRestoration getKey={placeOf} />
      <Outlet />
      <Overlays />
    </div>
  );
}

/** Each visit has its own place on the page; a page that is opened anew, whose key is always the same, goes by its address. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);
