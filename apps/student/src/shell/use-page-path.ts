import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useRouteFacts } from './use-route-facts.ts';

/** What tells the page that stands from others: its path, or that of the page which something stands over (ONBOARD-02). */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const { standsOver } = useRouteFacts();
  return standsOver ? paths[standsOver]() : pathname;
}
