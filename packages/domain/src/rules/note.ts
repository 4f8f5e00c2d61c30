import { isBlank } from './blank.ts';

/** Refuses a blank note (COURSE-33). */
export function noteProblem(note: { text: string }): 'INVALID_CONTENT_ANNOTATION' | undefined {
  return isBlank(note.text) ? 'INVALID_CONTENT_ANNOTATION' : undefined;
}

/** A note, and the moment of a film or an audio that it is about, in seconds from its beginning. */
export type PinnedNote = { seconds: number | undefined; text: string };

/**
 * Pins a note to a moment, from seconds. The contract's note is a text alone (COURSE-37, reading 1), so the moment is its beginning, as a
 * person would write it: `12:34 – Regular a cadeira`.
 */
export function pinNote(text: string, seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const clock = hours > 0 ? [hours, twoDigits(minutes)] : [minutes];
  return `${[...clock, twoDigits(rest)].join(':')} – ${text}`;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** A clock of minutes and seconds, or of hours too, a dash, and words. */
const pinned = /^(?:(\d{1,3}):([0-5]\d)|([0-5]?\d)):([0-5]\d)\s+[–-]\s+(\S[\s\S]*)$/;

/** Reads the moment that a note is pinned to; any other text is about none. */
export function readPinned(note: string): PinnedNote {
  const found = pinned.exec(note);
  if (!found) return { seconds: undefined, text: note };
  const [, hours = 0, ofHour, alone, rest, text = ''] = found;
  return { seconds: Number(hours) * 3600 + Number(ofHour ?? alone) * 60 + Number(rest), text };
}
