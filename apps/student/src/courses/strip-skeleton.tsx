import { Carousel, type CarouselLayout } from '@student/ui';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

type StripSkeletonProps = {
  title: string;
  /** One card on its way. */
  card: ReactElement;
  layout?: CarouselLayout | undefined;
  /** What is said in the place of the cards, when they do not come. */
  instead?: ReactNode;
};

/** A strip on its way, in the measures of the strip that comes: one card more than fits into the widest window. */
export function StripSkeleton({ title, card, layout = 'cards', instead }: StripSkeletonProps) {
  return (
    <Carousel title={title} layout={layout} {...(instead === undefined ? { busy: true } : { instead })}>
      {positions[layout === 'portrait' ? 'narrow' : 'wide'].map((position) =>
        cloneElement(card, { key: position }),
      )}
    </Carousel>
  );
}

const positions = { wide: [0, 1, 2, 3, 4], narrow: [0, 1, 2, 3, 4, 5, 6, 7] };
