/** Fastest playback (PLAYER-12). */
export const maxSpeed = 2;

/** Refuses a playback speed of 0 or less, or above 2 (PLAYER-12). */
export function speedProblem(speedRate: number): 'INVALID_SPEED_RATE' | undefined {
  return speedRate > 0 && speedRate <= maxSpeed ? undefined : 'INVALID_SPEED_RATE';
}
