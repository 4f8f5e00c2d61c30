import type { Records } from '../store/records.ts';

type Graduation = Records['graduations'];

/** A training course; its date and hours are those of the first sitting. */
export const graduationView = ({ id, title, description, sittings, duration, location }: Graduation) => {
  const [first] = sittings;
  return {
    id,
    title,
    description,
    startDate: first?.startDate ?? '2026-03-02',
    startHour: first?.startHour ?? '09:00',
    endHour: first?.endHour ?? '12:00',
    duration,
    location,
  };
};
