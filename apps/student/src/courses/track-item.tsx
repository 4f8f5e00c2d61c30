import type { CourseTrack } from '@student/domain';
import { TrackCard, type TrackCardProps } from '@student/ui';
import { trackFacts } from './track-facts.ts';

type TrackItemProps = Pick<TrackCardProps, 'school' | 'required' | 'level'> & { track: CourseTrack };

/** A track as a card that leads to its page (TRACK-08). */
export function TrackItem({ track, ...card }: TrackItemProps) {
  return <TrackCard {...card} {...trackFacts(track)} />;
}
