const minute = 60;
const hour = 3600;
const day = 86_400;

/** Whole seconds; none where it is no length of time. */
const whole = (duration: number | null | undefined): number =>
  Number.isFinite(duration) ? Math.max(0, Math.floor(duration ?? 0)) : 0;

/**
 * A duration in seconds: under an hour `m:ss` with `m`, from an hour `h:mm:ss` with `h`, above a day whole hours with
 * `h` (LIMITS-17, LIMITS-18, LIMITS-19). Fractions are cut; what is no length of time reads `0:00m`.
 */
export function formatDuration(duration: number | null | undefined): string {
  const total = whole(duration);
  const hours = Math.floor(total / hour);
  if (total > day) return `${hours}h`;
  const minutes = Math.floor((total % hour) / minute);
  const seconds = pad(total % minute);
  return total < hour ? `${minutes}:${seconds}m` : `${hours}:${pad(minutes)}:${seconds}h`;
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}

const units = ['hora', 'minuto', 'segundo'];

/** What `formatDuration` shows as a screen reader says it: `5 minutos e 7 segundos`, `1 hora e 2 minutos`, `25 horas`, `0 minutos`. */
export function spokenDuration(duration: number | null | undefined): string {
  const total = whole(duration);
  const hours = Math.floor(total / hour);
  const parts = total > day ? [hours] : [hours, Math.floor((total % hour) / minute), total % minute];
  const said = parts.flatMap((part, at) => (part ? `${part} ${units[at]}${part === 1 ? '' : 's'}` : []));
  const last = said.pop() ?? '0 minutos';
  return said.length === 0 ? last : `${said.join(', ')} e ${last}`;
}

/**
 * How long something else takes, for a person who reads (decision 0526): `45 s`, `27 min`, `8 h`, `1 h 05 min`, above a day whole hours.
 * Courses, events and contents have `formatDuration`. Number and unit are never torn apart.
 */
export function readDuration(duration: number | null | undefined): string {
  const total = whole(duration);
  if (total > day) return unit(Math.round(total / hour), 'h');
  if (total < minute) return total === 0 ? unit(0, 'min') : unit(total, 's');
  const minutes = Math.round(total / minute);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return unit(rest, 'min');
  return rest === 0 ? unit(hours, 'h') : `${unit(hours, 'h')} ${unit(pad(rest), 'min')}`;
}

const unit = (amount: number | string, name: string) => `${amount}\u00a0${name}`;
