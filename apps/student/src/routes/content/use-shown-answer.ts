import { type Doubt, doubtAnsweredAt } from '@student/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToldAnswer } from '../../contents/told-answer.ts';

type Refetch = () => Promise<{ error: Error | null }>;

/**
 * Brings the answer that a notification has led to into view, once for each press, and the focus to its title (NOTIF-06). A list that
 * was read before the answer came is read again: until it has the answer nothing is shown, and where it cannot be read that is told.
 */
export function useShownAnswer(doubts: readonly Doubt[], refetch: Refetch) {
  const told = useToldAnswer();
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const [failed, setFailed] = useState<{ key: string | undefined; error: Error }>();
  const { at, key, isNew } = told ?? {};
  const id = at === undefined ? undefined : doubtAnsweredAt(doubts, at)?.id;
  const isOld = at !== undefined && id === undefined;

  const read = useCallback(async () => {
    setFailed(undefined);
    const { error } = await refetch();
    if (error) setFailed({ key, error });
  }, [refetch, key]);

  // The window's scroll and the document's focus.
  useEffect(() => {
    const showing = `${key} ${id}`;
    if (id === undefined || shown.current === showing) return;
    shown.current = showing;
    card.current?.scrollIntoView({ block: 'nearest' });
    if (isNew) card.current?.querySelector('h3')?.focus({ preventScroll: true });
  }, [key, id, isNew]);
  // The server, which knows of the answer by now.
  useEffect(() => {
    if (isOld) void read();
  }, [isOld, read]);

  return {
    id,
    card,
    failure: isOld && failed?.key === key ? failed?.error : undefined,
    retry: () => void read(),
  };
}
