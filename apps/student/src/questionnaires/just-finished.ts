import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What the page after a questionnaire is told: it was finished this moment. */
export const justFinished = { finished: true } as const;

/**
 * Whether this page was led to by finishing its questionnaire; on reload and on the way back it is news no more.
 *
 * @returns that, and what sends the news away
 */
export function useJustFinished(): [boolean, () => void] {
  const { state } = useLocation();
  const isLedHere = useNavigationType() === 'REPLACE';
  const [isNews, setNews] = useState(isLedHere && (state as typeof justFinished | null)?.finished === true);
  return [isNews, () => setNews(false)];
}
