import { memo } from 'react';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { CourseCard, type CourseCardProps } from './course-card.tsx';
import { type EventCardWords, eventCardWords } from './event-card.words.ts';

export interface EventCardProps extends Omit<CourseCardProps, 'kind'> {
  type: 'event' | 'training';
  /** What each type is called. */
  typeWords?: DeepPartial<EventCardWords>;
}

/** A {@link CourseCard} that says whether it is an 'Evento' or a 'Treinamento' (DASH-12). Attributes and ref go to the `article`. */
export const EventCard = memo(function EventCard({ type, typeWords, ...card }: EventCardProps) {
  const says = useWords('eventCard', eventCardWords, typeWords);
  return <CourseCard {...card} kind={says[type]} />;
});
