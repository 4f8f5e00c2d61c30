import { Grid, TrackCardSkeleton } from '@student/ui';
import { Children, type ReactNode } from 'react';

/** Cards of tracks beside each other, as many as have room. */
export function TrackGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Grid as="ul" role="list" aria-label={label} least="panel" gap="s">
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Grid>
  );
}

/** The shape of such cards on their way. */
export function TrackSkeletons({ count }: { count: number }) {
  return (
    <Grid least="panel" gap="s">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <TrackCardSkeleton key={position} />
      ))}
    </Grid>
  );
}
