import { Configuration } from '@student/domain';
import { endpoint } from '../endpoint.ts';

/** Read the running configuration. The client keeps it in local storage under the key configuration. */
export const getConfiguration = endpoint('GET /api/decola/configuration', {
  auth: 'none',
  data: Configuration,
});
