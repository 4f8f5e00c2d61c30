import { found } from '../refusal.ts';
import type { Records } from '../store/records.ts';

type Graduation = Records['graduations'];

/** A training course; its date and hours are those of the first sitting. */
export const graduationView = ({ id, title, description, sittings, duration, location }: Graduation) => {
  // Without a sitting there is no day to tell, and nothing to show.
  const first = found(sittings[0]);
  return {
    id,
    title,
    description,
    startDate: first.startDate,
    startHour: first.startHour,
    endHour: first.endHour,
    duration,
    location,
  };
};
