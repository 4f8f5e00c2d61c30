import { type CarouselLayout, CourseCardSkeleton } from '@student/ui';
import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Strip, StripRegion } from './strip-region.tsx';

type CourseStripProps<Raw, Key extends QueryKey> = {
  title: string;
  /** What is said when there are none, where the strip cannot go. */
  none: ReactNode;
  query: UseSuspenseQueryOptions<Raw, Error, Raw, Key>;
  cards: (data: Raw) => ReactElement[];
  /** One card on its way, in the measures of the cards that come. */
  card?: ReactElement;
  layout?: CarouselLayout;
  /** Beside the title. */
  action?: ReactNode;
  /** By which a link finds it. */
  id?: string;
};

/** A strip of courses or events. */
export function CourseStrip<Raw, Key extends QueryKey>(props: CourseStripProps<Raw, Key>) {
  const { title, none, card = <CourseCardSkeleton />, query, cards, layout, action, id } = props;
  return (
    <StripRegion<Raw>
      title={title}
      none={none}
      {...(layout && { layout })}
      {...(id && { id })}
      action={action}
      card={card}
      query={query}
      isEmpty={(data) => cards(data).length === 0}
    >
      <Cards query={query} cards={cards} />
    </StripRegion>
  );
}

function Cards<Raw, Key extends QueryKey>({
  query,
  cards,
}: Pick<CourseStripProps<Raw, Key>, 'query' | 'cards'>) {
  const { data, isFetching } = useSuspenseQuery(query);
  return <Strip cards={cards(data)} isFetching={isFetching} />;
}
