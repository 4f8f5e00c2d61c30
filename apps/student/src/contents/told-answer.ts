import { useLocation, useNavigationType } from 'react-router-dom';

/** An answered doubt that a notification has led to. */
export type ToldAnswer = {
  /** When the notification was made: it names the content, but not the doubt (NOTIF-02). */
  readonly at: string;
  /** Another one each time a notification is opened, also over the content that stands. */
  readonly key: string;
  /** Just now, by a press; on reload and on the way back it is shown again, but the focus stays where it is. */
  readonly isNew: boolean;
};

/** What a content is told by the notification that leads to it. */
export const tellingAnswer = (at: string) => ({ answeredAt: at });

/** The answer that a notification has led here for, if one has (NOTIF-06). */
export function useToldAnswer(): ToldAnswer | undefined {
  const { state, key } = useLocation();
  const isNew = useNavigationType() === 'PUSH';
  const at = (state as Partial<ReturnType<typeof tellingAnswer>> | null)?.answeredAt;
  return at === undefined ? undefined : { at, key, isNew };
}
