import { getConfiguration } from '@student/api-client';
import type { Request } from './request.ts';

/** Reads the running configuration (CONFIG-01). */
export const readConfiguration = (request: Request) => request(getConfiguration);
