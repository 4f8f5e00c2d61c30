import type { AnyEndpoint, RequestOptions } from '@student/api-client';
import type { SandboxOptions } from '../open-sandbox.ts';
import type { Stage } from './walk.ts';

/** How a call comes to succeed in the seeded sandbox, where the contract's own example would not. */
export interface Staged {
  readonly scenario?: SandboxOptions['scenario'];
  readonly session?: SandboxOptions['session'];
  /** What must have happened before; what it gives is added to the sample. */
  readonly before: (stage: Stage) => Promise<RequestOptions<AnyEndpoint>> | RequestOptions<AnyEndpoint>;
}
