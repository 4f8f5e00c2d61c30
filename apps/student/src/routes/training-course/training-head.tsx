import {
  formatDuration,
  spokenDuration,
  type TrainingCourseState,
  trainingCourseProblem,
} from '@student/domain';
import { CertificateIcon, CourseBanner, DurationIcon, RichText, Tag } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { SeatTag } from '../../enrolment/seat-tag.tsx';
import type { OwnSeat } from '../../enrolment/use-seat.ts';
import { trainingCourse as words } from '../../pt-br/training-course.ts';
import { eventsQuery } from '../../queries/events.queries.ts';
import { TrainingActions } from './training-actions.tsx';
import { cardOf } from './training-course.queries.ts';

type TrainingHeadProps = {
  state: TrainingCourseState;
  /** Of the sittings that the person attended. */
  attendedIds: readonly number[] | undefined;
  seat: OwnSeat;
  now: Date;
};

/** What a training course is (EVENT-22), how much of it the person attended (EVENT-27), and the one action. */
export function TrainingHead({ state, attendedIds = [], seat, now }: TrainingHeadProps) {
  const { trainingCourse, isUserEnrolled, userPercentage } = state;
  const { id, title, description, duration, menus } = trainingCourse;
  const { data: events = [] } = useQuery(eventsQuery());
  const card = cardOf(events, id);
  const attendedCount = menus.filter((menu) => attendedIds.includes(menu.id)).length;
  const percent = Math.floor(userPercentage);
  const facts = [
    {
      label: words.duration,
      value: formatDuration(duration),
      spoken: spokenDuration(duration),
      icon: <DurationIcon />,
    },
    ...(card?.hasCertificate
      ? [{ label: words.certificateFact, value: words.hasCertificate, icon: <CertificateIcon /> }]
      : []),
  ];
  return (
    <CourseBanner
      title={title}
      description={description ? <RichText source={description} /> : undefined}
      bannerUrl={card?.bannerUrl ?? card?.imageUrl ?? undefined}
      facts={facts}
      tags={tagsOf(seat, trainingCourseProblem(trainingCourse, now) !== undefined)}
      progress={isUserEnrolled ? userPercentage : undefined}
      progressText={words.presence(percent, attendedCount, menus.length)}
      words={{ progress: words.progress }}
      action={<TrainingActions state={state} hasCertificate={card?.hasCertificate} seat={seat} now={now} />}
    />
  );
}

/** Nothing at all where there is none: an empty line would take its room. */
function tagsOf(seat: OwnSeat, isOver: boolean) {
  if (!seat.isSeated && !isOver) return undefined;
  return (
    <>
      {seat.isSeated ? <SeatTag seat={seat} /> : null}
      {isOver ? <Tag>{words.over}</Tag> : null}
    </>
  );
}
