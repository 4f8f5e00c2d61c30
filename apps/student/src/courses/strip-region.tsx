import { Carousel, type CarouselLayout } from '@student/ui';
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useLayoutEffect,
  useState,
} from 'react';
import { KeptPlacesContext, usePlace, useUnseen } from '../place.ts';
import { Region } from '../region.tsx';
import { RegionGroupContext } from '../region-group.ts';
import { StripSkeleton } from './strip-skeleton.tsx';

type StripRegionProps<Data> = {
  title: string;
  /** One card on its way. */
  card: ReactElement;
  layout?: CarouselLayout;
  /** Beside the title, from the first moment. */
  action?: ReactNode;
  /** By which a link of the page finds it. */
  id?: string;
  /** What is said when there are none and the strip cannot go without moving what the person looks at. */
  none: ReactNode;
  /** There were none when they were read last: it has no place until there are some, and what fails in it is not told. */
  wasEmpty?: boolean;
  query: { queryKey: QueryKey };
  isEmpty: (data: Data) => boolean;
  /** Waits for the data, and draws a {@link Strip} of it. */
  children: ReactNode;
};

type Frame = Pick<StripRegionProps<never>, 'title' | 'card' | 'none' | 'layout' | 'action'> & {
  setEmpty: (isEmpty: boolean) => void;
  setThere: (isThere: boolean) => void;
};

const FrameContext = createContext<Frame | undefined>(undefined);

/** A titled strip that waits and fails alone (DASH-51), in the measures of its cards from the first moment. */
export function StripRegion<Data>({
  title,
  card,
  layout = 'cards',
  action,
  id,
  none,
  wasEmpty = false,
  query,
  isEmpty: isEmptyData,
  children,
}: StripRegionProps<Data>) {
  const queryClient = useQueryClient();
  const group = use(RegionGroupContext);
  const arePlacesKept = use(KeptPlacesContext);
  const [isEmpty, setEmpty] = useState(() => {
    if (wasEmpty) return true;
    if (arePlacesKept?.current) return false;
    const { staleTime } = queryClient.defaultQueryOptions<Data>(query);
    const known = queryClient.getQueryCache().find<Data>(query);
    const data = known?.state.data;
    return (
      data !== undefined &&
      typeof staleTime === 'number' &&
      !known?.isStaleByTime(staleTime) &&
      isEmptyData(data)
    );
  });
  const { box, hasPlace } = usePlace(!isEmpty);
  // Room for longer titles than came goes where nobody sees what follows move up.
  const [isThere, setThere] = useState(false);
  const isTight = useUnseen(isThere, () => box.current?.getBoundingClientRect().bottom);
  return (
    <div
      ref={box}
      hidden={!hasPlace}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      data-tight={isTight || undefined}
    >
      <FrameContext value={{ title, card, layout, action, none, setEmpty, setThere }}>
        <RegionGroupContext value={wasEmpty ? undefined : group}>
          <Region
            resetKey={hashKey(query.queryKey)}
            loading={<StripSkeleton title={title} card={card} layout={layout} action={action} />}
            failed={(message) => (
              <StripSkeleton title={title} card={card} layout={layout} action={action} instead={message} />
            )}
          >
            {children}
          </Region>
        </RegionGroupContext>
      </FrameContext>
    </div>
  );
}

type StripProps = Omit<ComponentProps<typeof Carousel>, 'title' | 'children' | 'action'> & {
  cards: readonly ReactElement[];
  /** The answer is an old one, and another one is on its way. */
  isFetching: boolean;
};

/** The cards of a {@link StripRegion}; without any the strip goes, or says so where going would move the page. */
export function Strip({ cards, isFetching, ...carousel }: StripProps) {
  const frame = use(FrameContext);
  if (!frame) throw new Error('A strip stands in a StripRegion');
  const { none, setEmpty, setThere, ...shape } = frame;
  const isEmpty = cards.length === 0;

  // The region around it, which holds the place.
  useLayoutEffect(() => setEmpty(isEmpty && !isFetching), [setEmpty, isEmpty, isFetching]);
  useLayoutEffect(() => setThere(!isEmpty), [setThere, isEmpty]);

  if (!isEmpty) {
    return (
      <Carousel title={shape.title} layout={shape.layout} action={shape.action} {...carousel}>
        {cards}
      </Carousel>
    );
  }
  if (isFetching) return <StripSkeleton {...shape} />;
  return <StripSkeleton {...shape} instead={none} />;
}
