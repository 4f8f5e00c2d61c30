/** `4:07` or `1:02:03`: a position in a medium, from seconds. Unknown lengths (NaN, Infinity) read as `0:00`. */
export function clockText(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const tail = `${String(rest).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** `1 hora, 2 minutos e 3 segundos`: the same position for a screen reader. */
export function spokenTime(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const spoken = [count(hours, 'hora'), count(minutes, 'minuto'), count(rest, 'segundo')].filter(Boolean);
  if (spoken.length === 0) return '0 segundos';
  if (spoken.length === 1) return spoken[0] ?? '';
  return `${spoken.slice(0, -1).join(', ')} e ${spoken.at(-1)}`;
}

function parts(seconds: number) {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), rest: whole % 60 };
}

const count = (amount: number, noun: string) =>
  amount === 0 ? '' : `${amount} ${noun}${amount === 1 ? '' : 's'}`;
