import { wallClockOf } from '@student/domain';
import { useServerNow } from './use-server-now.ts';

/** The day that it is, `yyyy-mm-dd`, on the clocks that the server counts days by. */
export const useToday = (): string => wallClockOf(new Date(useServerNow())).day;
