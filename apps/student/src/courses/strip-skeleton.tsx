import { Carousel } from '@student/ui';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

type StripSkeletonProps = {
  title: string;
  /** One card on its way. */
  card: ReactElement;
  /** What is said in the place of the cards, when they do not come. */
  instead?: ReactNode;
};

/** A strip on its way, in the measures of the strip that comes: one card more than fits into the widest window. */
export function StripSkeleton({ title, card, instead }: StripSkeletonProps) {
  return (
    <Carousel title={title} {...(instead === undefined ? { busy: true } : { instead })}>
      {positions.map((position) => cloneElement(card, { key: position }))}
    </Carousel>
  );
}

const positions = [0, 1, 2, 3, 4];
