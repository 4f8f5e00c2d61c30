import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useRouteFacts } from './use-route-facts.ts';

/**
 * What tells the page that stands from others: its path, without the page of a list at its end, or that of the page which something
 * stands over (ONBOARD-02).
 */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const { standsOver, endsWithPage } = useRouteFacts();
  if (endsWithPage) return pathname.slice(0, pathname.lastIndexOf('/'));
  return standsOver ? paths[standsOver]() : pathname;
}
