import { memo } from 'react';
import { CourseCard, type CourseCardProps } from './course-card.tsx';

export interface EventCardProps extends Omit<CourseCardProps, 'kind'> {
  type: 'event' | 'training';
  /** What each type is called. */
  typeWords?: { event: string; training: string };
}

const defaults = { event: 'Evento', training: 'Treinamento' };

/** A {@link CourseCard} that says whether it is an 'Evento' or a 'Treinamento' (DASH-12). */
export const EventCard = memo(function EventCard({ type, typeWords = defaults, ...card }: EventCardProps) {
  return <CourseCard {...card} kind={typeWords[type]} />;
});
