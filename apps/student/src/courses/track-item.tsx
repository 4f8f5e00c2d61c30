import type { CourseTrack } from '@student/domain';
import { TrackCard, type TrackCardProps } from '@student/ui';
import { trackFacts } from './track-facts.ts';
import { useIsRequired } from './use-is-required.ts';

type TrackItemProps = Pick<TrackCardProps, 'school' | 'level'> & {
  track: CourseTrack;
  /** Where the place knows it already. */
  required?: boolean;
};

/** A track as a card that leads to its page, marked where it is mandatory (TRACK-02, TRACK-08). */
export function TrackItem({ track, required, ...card }: TrackItemProps) {
  return <TrackCard {...card} {...trackFacts(track)} required={useIsRequired(track.id, required)} />;
}
