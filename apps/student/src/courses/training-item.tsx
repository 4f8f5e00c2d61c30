import {
  type Course,
  eventTypeOf,
  formatDuration,
  formatRating,
  kindOfEvent,
  spokenDuration,
  type TrainingCard,
} from '@student/domain';
import { EventCard } from '@student/ui';
import { paths } from '../paths.ts';
import { courseWords } from '../pt-br/courses.ts';
import { dashboard } from '../pt-br/dashboard.ts';
import { useTenant } from '../tenant.tsx';
import { useCourseDialogs } from './course-dialogs.tsx';
import type { CourseItemProps } from './course-item.tsx';
import { hrefOfEvent } from './event-href.ts';
import { OwnCourseItem } from './own-course-item.tsx';

type TrainingItemProps = {
  training: TrainingCard;
  /** The same course as lists of courses know it, which tell more of it; where it is not known, what the training tells has to do. */
  course?: Course | undefined;
  /** Level of its title in the page. */
  level?: CourseItemProps['level'];
};

/** A course, an event or a training course of a mixed list as a card, with what can be done with it (TRACK-05). */
export function TrainingItem({ training, course, level }: TrainingItemProps) {
  const { openComments, openIntroVideo } = useCourseDialogs();
  const type = eventTypeOf(training.trainingType);
  if (type !== undefined) return <EventItem training={training} type={type} level={level} />;
  return (
    <OwnCourseItem
      course={course ?? courseOf(training)}
      level={level}
      actionRow="kept"
      onOpenComments={openComments}
      onOpenIntroVideo={openIntroVideo}
    />
  );
}

type EventItemProps = Pick<TrainingItemProps, 'training' | 'level'> & { type: 1 | 2 };

function EventItem({ training, type, level }: EventItemProps) {
  const { openEventComments } = useCourseDialogs();
  const { coin } = useTenant();
  const href = hrefOfTraining(training);
  const kind = kindOfEvent(type);
  return (
    <EventCard
      itemId={training.id}
      level={level}
      type={kind}
      typeWords={dashboard}
      title={training.title}
      href={href ?? paths.dashboard()}
      blockedReason={blockedReasonOf(training)}
      coverUrl={training.imageUrl ?? undefined}
      duration={formatDuration(training.duration)}
      durationSpoken={spokenDuration(training.duration)}
      rating={training.rating === null ? undefined : formatRating(training.rating)}
      progress={training.statusCourse ? training.progress : undefined}
      status={training.statusCourse ?? undefined}
      hasCertificate={training.hasCertificate}
      coins={coin && training.hasDecoins ? courseWords.paysCoins(coin.many) : undefined}
      actionRow="kept"
      // Training courses have no comments (DASH-48).
      onOpenComments={kind === 'event' ? openEventComments : undefined}
    />
  );
}

function blockedReasonOf(training: TrainingCard): string | undefined {
  if (training.isBlocked) return courseWords.blocked;
  return hrefOfTraining(training) === undefined ? dashboard.eventWithoutClass : undefined;
}

/** The page of a training; none for an event without a class (EVENT-03). */
export function hrefOfTraining({
  trainingType,
  id,
  classId,
}: Pick<TrainingCard, 'trainingType' | 'id' | 'classId'>): string | undefined {
  const type = eventTypeOf(trainingType);
  return type === undefined ? paths.course({ courseId: id }) : hrefOfEvent({ id, type, classId });
}

/** What a training tells of a course; whoever was rated has comments. */
const courseOf = ({ classId: _, trainingType: __, indicatedBy: ___, ...training }: TrainingCard): Course => ({
  ...training,
  subcategoryId: null,
  formattedDuration: null,
  imageExtension: null,
  bannerExtension: null,
  isActive: null,
  activationDate: null,
  inactivationDate: null,
  lastChange: null,
  isNew: false,
  isPill: false,
  isWatched: false,
  certificateUrl: null,
  thumbnailUrl: null,
  bannerUrl: null,
  courseProgress: null,
  hasNewContent: false,
  statusCode: null,
  hasComments: training.rating !== null,
  introductoryContent: null,
  releaseStartDate: null,
  releaseEndDate: null,
  hasTrainingInTrack: false,
});
