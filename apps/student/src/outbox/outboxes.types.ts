import type { Failure, OutboxAct } from '@student/domain';
import type { Tenant } from '@student/themes/tenant';
import type { QueryClient } from '@tanstack/react-query';
import type { Messages } from '../messages.ts';
import type { Platform } from '../platform.ts';
import type { Request } from '../request.ts';
import type { Session } from '../session/session.ts';
import type { Answer } from './deliver.ts';

/** An open content, to which it is told what becomes of what its person did in it. */
export type DeliveryListener = {
  personId: number | undefined;
  content: string;
  /** The server has it, whichever tab has sent it. */
  onDelivered: (act: OutboxAct, answer: Answer) => void;
  /** The server will never take it. */
  onRefused: (act: OutboxAct, failure: Failure) => void;
  /** It was not sent: what it rests on was refused. */
  onWithdrawn?: (act: OutboxAct) => void;
  /** Whether the person sees there whether their study is saved. */
  showsStudy: () => boolean;
  /** Whether the person sees there that this was refused, and why. */
  showsRefusal?: (act: OutboxAct) => boolean;
};

export type OutboxesParts = {
  platform: Platform;
  request: Request;
  queryClient: QueryClient;
  messages: Messages;
  /** Whose balance what is delivered may change. */
  session: Session;
  tenant: Tenant;
  getPersonId: () => number | undefined;
  /** Whether the device, over all its tabs, still knows this person as signed in. */
  isPresent: (personId: number) => boolean;
  /** Ends with the app. */
  signal: AbortSignal;
};
