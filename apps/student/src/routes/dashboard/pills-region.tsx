import type { Pill } from '@student/domain';
import { PillCard } from '@student/ui';
import { type InfiniteData, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useState } from 'react';
import { useSearch } from '../../addresses/use-search.ts';
import { Strip, StripRegion } from '../../courses/strip-region.tsx';
import { paths } from '../../paths.ts';
import { loadPillViewer } from '../../pills/load-pill-viewer.ts';
import { pillsIn, pillsQuery } from '../../pills/pills.queries.ts';
import { useMorePills } from '../../pills/use-more-pills.ts';
import { rememberPills, wasWithoutPills } from '../../pills/without-pills.ts';
import { pills as words } from '../../pt-br/pills.ts';
import { useServices } from '../../services.ts';
import { personIdIn } from '../../session/session.ts';
import { useOfSession } from '../../session/use-session.ts';
import { dashboardSearch } from './dashboard.search.ts';
import { NoneYet } from './none-yet.tsx';
import { strips } from './strips.tsx';

/** 'Fique por dentro': the pills, those not watched yet first (PILL-01 to PILL-04, PILL-13). */
export function PillsRegion() {
  const { storage } = useServices().platform;
  const personId = useOfSession(personIdIn);
  const [wasEmpty] = useState(() => wasWithoutPills(storage, personId));
  return (
    <StripRegion
      {...strips.pills}
      wasEmpty={wasEmpty}
      none={<NoneYet>{words.none}</NoneYet>}
      query={pillsQuery()}
      isEmpty={({ pages }: InfiniteData<{ pills: readonly Pill[] }>) =>
        pages.every(({ pills }) => pills.length === 0)
      }
    >
      <Pills />
    </StripRegion>
  );
}

function Pills() {
  const { values, change } = useSearch(dashboardSearch);
  const { data, isFetching, isFetchingNextPage, hasNextPage } = useSuspenseInfiniteQuery(pillsQuery());
  const more = useMorePills();
  const { storage } = useServices().platform;
  const personId = useOfSession(personIdIn);
  const isEmpty = pillsIn(data).length === 0;
  // The device, for the next visit.
  useEffect(() => {
    if (!isFetching && personId !== undefined) rememberPills(storage, personId, isEmpty ? 'none' : 'some');
  }, [storage, personId, isFetching, isEmpty]);
  const open = (pill: number) => (event: MouseEvent) => {
    // A press that asks for another tab or window has the link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change((now) => ({ ...now, pill }));
  };
  const load = () => void loadPillViewer().catch(() => undefined);
  return (
    <Strip
      isFetching={isFetching}
      pending={isFetchingNextPage}
      {...(hasNextPage && { onMore: () => void more() })}
      words={{ more: words.loadMore }}
      onPointerEnter={load}
      onFocus={load}
      cards={pillsIn(data).map(({ id, title, imageUrl, isWatched }) => (
        <PillCard
          key={id}
          id={pillCardId(id)}
          title={title}
          href={paths.dashboard({ ...values, pill: id })}
          imageUrl={imageUrl ?? undefined}
          watched={isWatched}
          onOpen={open(id)}
        />
      ))}
    />
  );
}

/** By which its card is found again. */
export const pillCardId = (id: number) => `pill-${id}`;
