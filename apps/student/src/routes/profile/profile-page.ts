import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Services } from '../../services.ts';

/** An option of the profile, as a route module is; its title and what it is an option of come from the frame around it. */
export type ProfilePage = {
  /** Starts its calls, as the address asks for them. @throws what the page shows instead */
  start: (services: Services, request: LoaderFunctionArgs['request']) => Promise<void>;
  /** What stands below its title. */
  Page: ComponentType;
};
