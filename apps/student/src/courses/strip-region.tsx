import { Carousel, Section } from '@student/ui';
import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Region } from '../region.tsx';
import { Failed } from '../shell/failed.tsx';
import { CardSkeletons } from './card-skeletons.tsx';

type StripRegionProps<Raw, Key extends QueryKey> = {
  title: string;
  query: UseSuspenseQueryOptions<Raw, Error, Raw, Key>;
  /** The cards; none leaves the whole strip out. */
  cards: (data: Raw) => ReactNode[];
};

/** A titled strip of cards that waits and fails alone (DASH-51). */
export function StripRegion<Raw, Key extends QueryKey>(props: StripRegionProps<Raw, Key>) {
  const { title } = props;
  return (
    <Region
      loading={
        <Section title={title} busy>
          <CardSkeletons count={4} />
        </Section>
      }
      failed={(error, retry) => (
        <Section title={title}>
          <Failed error={error} retry={retry} />
        </Section>
      )}
    >
      <Strip {...props} />
    </Region>
  );
}

function Strip<Raw, Key extends QueryKey>({ title, query, cards }: StripRegionProps<Raw, Key>) {
  const { data } = useSuspenseQuery(query);
  const shown = cards(data);
  if (shown.length === 0) return null;
  return <Carousel title={title}>{shown}</Carousel>;
}
