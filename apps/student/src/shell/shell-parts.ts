import type { ReactNode } from 'react';

/** Parts of the shell that its routes use: their code is loaded whenever a route is, also without a network. */
export type ShellParts = { page: ReactNode; skeleton: ReactNode; crash: ReactNode };
