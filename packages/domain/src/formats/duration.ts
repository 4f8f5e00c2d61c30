const hour = 3600;
const day = 86_400;

/**
 * A duration in seconds: under an hour `m:ss` with `m`, from an hour `h:mm:ss` with `h`, above a day whole hours with
 * `h` (LIMITS-17, LIMITS-18, LIMITS-19). Fractions are cut; what is no length of time reads `0:00m`.
 */
export function formatDuration(duration: number | null | undefined): string {
  const total = Number.isFinite(duration) ? Math.max(0, Math.floor(duration ?? 0)) : 0;
  const hours = Math.floor(total / hour);
  if (total > day) return `${hours}h`;
  const minutes = Math.floor((total % hour) / 60);
  const seconds = pad(total % 60);
  return total < hour ? `${minutes}:${seconds}m` : `${hours}:${pad(minutes)}:${seconds}h`;
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}
