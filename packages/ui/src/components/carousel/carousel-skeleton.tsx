import { Children, type ReactNode, useId } from 'react';
import { merge } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import { Heading } from '../heading/heading.tsx';
import { carousel, head, slide, tools, track } from './carousel.css.ts';
import type { CarouselLayout } from './carousel.variants.ts';

export interface CarouselSkeletonProps extends Native<'section', 'children' | 'title'> {
  title: string;
  /** A skeleton per slide. */
  children: ReactNode;
  layout?: CarouselLayout;
  /** Beside the title, as it stands there later. */
  action?: ReactNode;
}

/**
 * A `Carousel` whose code is on its way too: its title and its slides in their measures, and nothing that turns them. Attributes and
 * ref go to the section.
 */
export function CarouselSkeleton({
  title,
  children,
  layout = 'cards',
  action,
  ...native
}: CarouselSkeletonProps) {
  const id = useId();
  return (
    <section
      {...merge(native, { 'aria-labelledby': id })}
      className={carousel}
      aria-busy="true"
      data-layout={layout}
      data-more=""
    >
      <div className={head}>
        <Heading id={id} level={2} size="xl">
          {title}
        </Heading>
        {action ? <div className={tools}>{action}</div> : null}
      </div>
      <ul className={track} aria-hidden="true">
        {Children.map(children, (child) => (
          <li className={slide}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
