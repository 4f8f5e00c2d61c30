/** Refuses a negative position, in seconds (PLAYER-14). */
export function checkpointProblem(seconds: number): 'INVALID_CHECKPOINT' | undefined {
  return seconds >= 0 && Number.isFinite(seconds) ? undefined : 'INVALID_CHECKPOINT';
}
