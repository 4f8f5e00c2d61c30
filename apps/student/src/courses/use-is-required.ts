import { useQuery } from '@tanstack/react-query';
import { requiredTracksQuery } from '../queries/tracks.queries.ts';

/** Whether a track is mandatory, which a call of its own says; nothing waits for it (TRACK-02). Asked for only where the place does not know. */
export function useIsRequired(id: number, known: boolean | undefined): boolean {
  const { data = [] } = useQuery({ ...requiredTracksQuery(), enabled: known === undefined });
  return known ?? data.some((track) => track.id === id);
}
