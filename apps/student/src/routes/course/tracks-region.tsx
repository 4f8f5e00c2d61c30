import { Section, Stack } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { TrackItem } from '../../courses/track-item.tsx';
import { course as words } from '../../pt-br/course.ts';
import { requiredTracksQuery } from '../../queries/tracks.queries.ts';

/**
 * The mandatory tracks that the course is part of, each with how far it is (TRACK-02, TRACK-08). Most courses are in none, so nothing
 * stands here while they are asked for, nor where they cannot be read (decision 0646).
 */
export function TracksRegion({ courseId }: { courseId: number }) {
  const { data = [] } = useQuery(requiredTracksQuery());
  const tracks = data.filter(({ courses }) => courses.some(({ id }) => id === courseId));
  if (tracks.length === 0) return null;
  return (
    <Section title={words.tracks(tracks.length)}>
      <Stack as="ul" gap="s">
        {tracks.map((track) => (
          <li key={track.id}>
            <TrackItem track={track} required />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
