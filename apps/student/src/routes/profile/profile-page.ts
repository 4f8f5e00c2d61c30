import type { ComponentType } from 'react';
import type { Services } from '../../services.ts';

/** The page of an option of the profile, as a route module is. */
export type ProfilePage = {
  /** Starts its calls. @throws what the page shows instead */
  start: (services: Services) => Promise<void>;
  Page: ComponentType;
};
