import { Children, isValidElement, type ReactNode, useId, useRef } from 'react';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import type { HeadingLevel } from '../heading/heading.variants.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { InPlaceOf } from '../skeleton/in-place-of.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { arrows, carousel, head, more, slide, tools, track } from './carousel.css.ts';
import type { CarouselLayout } from './carousel.variants.ts';
import { type CarouselWords, portuguese } from './carousel.words.ts';
import { useScroller } from './use-scroller.ts';

export interface CarouselProps extends Native<'section', 'children' | 'title'> {
  /** Its heading and its name: `NOVIDADES`. */
  title: string;
  /** One child per slide, each with a key. */
  children: ReactNode;
  layout?: CarouselLayout;
  level?: HeadingLevel;
  /** Beside the title: a link to the whole list. */
  action?: ReactNode;
  /** In place of the slides when there are none; without it nothing at all is drawn. */
  empty?: ReactNode;
  /** The slides are skeletons: silent, and nothing to turn. */
  busy?: boolean;
  /** What is said where the slides would be: that none came, or that they could not be read. They only lend their height. */
  instead?: ReactNode;
  /** Asks for more slides; leave it out when there are no more (DASH-16). */
  onMore?: () => void;
  /** More are on their way. */
  pending?: boolean;
  words?: DeepPartial<CarouselWords>;
}

/**
 * A list that scrolls sideways by finger, wheel, mouse, arrows and keys (APG Carousel, basic). The scrolling is the
 * browser's own; an arrow takes 1000 ms to the next page, or none under reduced motion. Attributes and ref go
 * to the section. What is in sight is said after a person moved, never when the window or the slides change. Component 78.
 */
export function Carousel({
  title,
  children,
  layout = 'cards',
  level = 2,
  action,
  empty,
  busy = false,
  instead,
  onMore,
  pending = false,
  words,
  ...native
}: CarouselProps) {
  const says = useWords('carousel', portuguese, words);
  const id = useId();
  const scroller = useRef<HTMLUListElement>(null);
  const slides = Children.toArray(children);
  const total = slides.length;
  const isSilent = busy || instead !== undefined;
  // None is in the page while something else stands in their place.
  const turnable = isSilent || total === 0 ? 0 : onMore ? total + 1 : total;
  const { isAtStart, isAtEnd, fits, told, turn, rememberAsking } = useScroller(
    scroller,
    total,
    turnable,
    isValidElement(slides[0]) ? slides[0].key : undefined,
  );

  if (total === 0 && empty === undefined) return null;
  const hasNothingToTurn = isSilent || fits;

  const list = (
    <ul ref={scroller} className={track} aria-hidden={isSilent || undefined}>
      {slides.map((child, index) => (
        <li key={isValidElement(child) ? child.key : index} className={slide}>
          {child}
        </li>
      ))}
      {onMore && (
        <li className={`${slide} ${more}`}>
          <Button
            variant="soft"
            pending={pending}
            onClick={() => {
              rememberAsking();
              onMore();
            }}
          >
            {says.more}
          </Button>
        </li>
      )}
    </ul>
  );

  return (
    <section
      {...native}
      className={carousel}
      aria-roledescription={says.carousel}
      aria-labelledby={native['aria-labelledby'] ? `${native['aria-labelledby']} ${id}` : id}
      aria-busy={busy || undefined}
      data-layout={layout}
      data-fits={present(hasNothingToTurn)}
      data-more={present(busy || !(hasNothingToTurn || isAtEnd))}
    >
      <div className={head}>
        <Heading id={id} level={level} size="xl">
          {title}
        </Heading>
        <div className={tools}>
          {action}
          <div className={arrows}>
            <IconButton
              label={says.previous}
              icon={<ChevronLeftIcon />}
              variant="outline"
              shape="circle"
              aria-disabled={isAtStart}
              onClick={() => turn(-1)}
            />
            <IconButton
              label={says.next}
              icon={<ChevronRightIcon />}
              variant="outline"
              shape="circle"
              aria-disabled={isAtEnd}
              onClick={() => turn(1)}
            />
          </div>
        </div>
      </div>
      <p role="status" className={visuallyHidden}>
        {busy ? says.loading : told && says.showing(told.first + 1, Math.min(told.last + 1, total), total)}
      </p>
      {total === 0 ? (
        empty
      ) : instead === undefined ? (
        list
      ) : (
        <InPlaceOf shape={list} frame="box">
          {instead}
        </InPlaceOf>
      )}
    </section>
  );
}
