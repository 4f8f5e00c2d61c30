import { capitalized, formatDate, type TrainingCourseState, tellDays, tellSitting } from '@student/domain';
import { Card, EventFacts, EventIcon, InfoIcon, Stack } from '@student/ui';
import { AddToCalendar } from '../../calendar/add-to-calendar.tsx';
import { placeFact } from '../../courses/place-fact.tsx';
import { paths } from '../../paths.ts';
import { trainingCourse as words } from '../../pt-br/training-course.ts';

type TrainingFactsProps = {
  trainingCourse: TrainingCourseState['trainingCourse'];
  /** Who is enrolled takes the sittings into a calendar of their own. */
  offersCalendar: boolean;
  now: Date;
};

/** When the training course begins and how long it goes on, where it is, and its number (EVENT-22). */
export function TrainingFacts({ trainingCourse, offersCalendar, now }: TrainingFactsProps) {
  const { id, title, startDate, location, menus } = trainingCourse;
  return (
    <Card>
      <Stack>
        <EventFacts
          facts={[
            {
              label: words.start,
              icon: <EventIcon />,
              value: capitalized(tellSitting(trainingCourse, now)),
              detail: daysText(trainingCourse, now) ?? formatDate(startDate),
            },
            placeFact(location),
            { label: words.code, icon: <InfoIcon />, value: words.codeOf(id) },
          ]}
        />
        {offersCalendar ? (
          <div>
            <AddToCalendar
              title={title}
              sittings={menus}
              location={location}
              href={paths.trainingCourse({ trainingCourseId: id })}
              uidBase={`training-course-${id}`}
            />
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

/** '3 encontros, de 7 a 21 de março'; nothing for a single one, which its beginning tells. */
function daysText({ menus }: TrainingCourseState['trainingCourse'], now: Date): string | undefined {
  const days = menus.map(({ startDate }) => startDate).sort();
  const [first, last] = [days.at(0), days.at(-1)];
  return menus.length < 2 ? undefined : words.days(menus.length, tellDays(first, last, now));
}
