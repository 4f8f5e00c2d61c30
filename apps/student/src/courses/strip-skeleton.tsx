import { Carousel, type CarouselLayout } from '@student/ui';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cardsToCome } from './cards-to-come.ts';

type StripSkeletonProps = {
  title: string;
  /** One card on its way. */
  card: ReactElement;
  layout?: CarouselLayout | undefined;
  /** Beside the title. */
  action?: ReactNode;
  /** What is said in the place of the cards, when they do not come. */
  instead?: ReactNode;
};

/** A strip on its way, in the measures of the strip that comes. */
export function StripSkeleton({ title, card, layout = 'cards', action, instead }: StripSkeletonProps) {
  return (
    <Carousel
      title={title}
      layout={layout}
      action={action}
      {...(instead === undefined ? { busy: true } : { instead })}
    >
      {cardsToCome(layout).map((key) => cloneElement(card, { key }))}
    </Carousel>
  );
}
