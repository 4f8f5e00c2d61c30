import { Button, EventIcon } from '@student/ui';
import { useState } from 'react';
import { download } from '../download.ts';
import { calendar as words } from '../pt-br/calendar.ts';
import { useServices } from '../services.ts';
import type { CalendarFile } from './ics.ts';

export interface AddToCalendarProps extends Omit<CalendarFile, 'url' | 'now'> {
  /** The address of its page in the app. */
  href: string;
}

/**
 * Downloads a file with all sittings, which any calendar opens; opened again it changes what it brought before (EVENT-04,
 * EVENT-22). What writes it is loaded as the button is pressed. Without a sitting there is no button.
 */
export function AddToCalendar({ href, ...file }: AddToCalendarProps) {
  const { serverClock, tell } = useServices();
  const [isPending, setPending] = useState(false);
  if (file.sittings.length === 0) return null;
  const add = async () => {
    setPending(true);
    try {
      const { icsOf } = await import('./ics.ts');
      const url = new URL(href, window.location.href).href;
      const text = icsOf({ ...file, url, now: new Date(serverClock.now()) });
      download(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${file.uidBase}.ics`);
    } catch (error) {
      tell(error);
    }
    setPending(false);
  };
  return (
    <Button variant="outline" icon={<EventIcon />} pending={isPending} onClick={() => void add()}>
      {words.add}
    </Button>
  );
}
