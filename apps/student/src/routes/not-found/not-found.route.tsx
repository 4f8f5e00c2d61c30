import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '../../services.ts';
import { askServer } from '../../session/ask-server.ts';
import { NothingHere } from '../../shell/nothing-here.tsx';

/** Whoever is remembered is confirmed, as behind the guard; nobody is sent away. */
export function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  if (services.session.get().status === 'remembered') askServer(services);
  return null;
}

/** Any address below the prefix that nothing is at (SHELL-03). Asks nobody to sign in. */
export const Component = NothingHere;
