import { ApiError } from '@student/api-client';
import type { PlayerPort } from '@student/ui';
import { createContext, type RefObject, use } from 'react';

/** The player on the stage of the page, once there is one; undefined where the content is not played, null where no content is open. */
export const StagePlayer = createContext<RefObject<PlayerPort | null> | undefined | null>(null);

/**
 * The player of the stage that this stands beside: it is asked where it is, and sent elsewhere.
 * @throws {ApiError} `CONTENT_STATE_NOT_READY` where it stands beside no open content (PLAYER-28)
 */
export function useStagePlayer(): RefObject<PlayerPort | null> | undefined {
  const player = use(StagePlayer);
  if (player === null)
    throw new ApiError({ code: 'CONTENT_STATE_NOT_READY', message: 'ContentState is not ready' });
  return player;
}
