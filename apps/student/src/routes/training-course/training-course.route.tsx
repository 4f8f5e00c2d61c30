import { attendedIdsOf, trainingCourseProblem, trainingCourseState, usersWithSeat } from '@student/domain';
import {
  Card,
  CourseBannerSkeleton,
  Page,
  PersonListSkeleton,
  Section,
  Skeletons,
  Split,
  Stack,
} from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { useSearch } from '../../addresses/use-search.ts';
import { Boundary } from '../../boundary.tsx';
import { LateCheckIn } from '../../check-in/late-check-in.tsx';
import { useComesByCode } from '../../check-in/use-comes-by-code.ts';
import { InstructorList } from '../../courses/instructor-list.tsx';
import { InstructorsRegion, InstructorsSkeleton } from '../../courses/instructors-region.tsx';
import { sittingItems } from '../../courses/sitting-items.ts';
import { SittingsSection, SittingsSkeleton } from '../../enrolment/sittings-section.tsx';
import { readOnReturn, useSeat, useSeatHolder } from '../../enrolment/use-seat.ts';
import { PageRegions } from '../../page-regions.tsx';
import { errors } from '../../pt-br/errors.ts';
import { trainingCourse as words } from '../../pt-br/training-course.ts';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext } from '../../services.ts';
import { idInAddress } from '../../shell/id-in-address.ts';
import { PageShape } from '../../shell/page-shape.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { useServerNow } from '../../use-server-now.ts';
import { firstQueries } from './first-queries.ts';
import { PeopleSection } from './people-section.tsx';
import { attendedQuery, instructorInfoQuery, trainingCourseQuery } from './training-course.queries.ts';
import { trainingCourseSearch } from './training-course.search.ts';
import { TrainingFacts } from './training-facts.tsx';
import { TrainingHead } from './training-head.tsx';

/** Wanted by who attended something, and waited for by nobody. */
const AttendedSection = lazy(() => import('./attended-section.tsx'));
/** Wanted on the day of a sitting. */
const TrainingCheckIn = lazy(() => import('../../check-in/training-check-in.tsx'));

/** Starts the calls of the page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  const trainingCourseId = idInAddress(params.trainingCourseId);
  void warm(queryClient, [instructorInfoQuery(trainingCourseId), attendedQuery()]);
  await warm(queryClient, firstQueries({ trainingCourseId }));
  return trainingCourseId;
}

const skeleton = (
  <>
    <PageShape>
      <CourseBannerSkeleton />
    </PageShape>
    <Card>
      <Skeletons shape="text" count={2} />
    </Card>
    <Split ratio="main">
      <SittingsSkeleton />
      <Stack gap="xl">
        <InstructorsSkeleton />
        <Section title={words.people(0)} busy>
          <PersonListSkeleton />
        </Section>
      </Stack>
    </Split>
  </>
);

/** One training course: what it is, its sittings with the own attendance, who teaches it and who is enrolled (EVENT-20 to EVENT-28). */
export function Component() {
  const id = useLoaderData<typeof loader>();
  return (
    <Page>
      <Suspense fallback={skeleton}>
        <PageRegions key={id} ifAllFail="told">
          <TrainingCourse id={id} />
        </PageRegions>
      </Suspense>
    </Page>
  );
}

function TrainingCourse({ id }: { id: number }) {
  const { data } = useSuspenseQuery({ ...trainingCourseQuery(id), ...readOnReturn });
  const { values, change } = useSearch(trainingCourseSearch);
  const me = useSeatHolder();
  const { isUserEnrolled } = trainingCourseState(data, me.id);
  const seat = useSeat({ kind: 'trainingCourse', trainingCourseId: id }, isUserEnrolled, me);
  // As it is shown: from the press on, before the server has answered.
  const users = usersWithSeat(data.users, me, seat.isSeated);
  const state = trainingCourseState({ ...data, users }, me.id, values.menuID);
  const { trainingCourse, currentMenu, enrolledUsers } = state;
  const attendedIds = attendedIdsOf(state, me.id);
  const now = new Date(useServerNow());
  const problem = trainingCourseProblem(trainingCourse, now);
  usePageTitle(trainingCourse.title);
  const wasSeated = useRef(seat.isSeated);
  // The address: what a code named is nothing to who has left.
  useEffect(() => {
    if (wasSeated.current && !seat.isSeated)
      change((now) => (now.menuID === undefined ? now : { ...now, menuID: undefined }), { replace: true });
    wasSeated.current = seat.isSeated;
  }, [seat.isSeated, change]);
  const isCameFor = useComesByCode(String(id));
  // By their keys, so that nothing begins anew where they change places.
  const parts = [
    <TrainingHead key="head" state={state} attendedIds={attendedIds} seat={seat} now={now} />,
    <LateCheckIn key="check-in" sittings={trainingCourse.menus} isCameFor={isCameFor}>
      <TrainingCheckIn state={state} isCameFor={isCameFor} />
    </LateCheckIn>,
  ];
  return (
    <>
      {isCameFor ? parts.reverse() : parts}
      <TrainingFacts trainingCourse={trainingCourse} offersCalendar={seat.isSeated && !problem} now={now} />
      <Split ratio="main">
        <SittingsSection
          seat={seat}
          blockedReason={problem && errors[problem]}
          items={sittingItems(trainingCourse.menus, attendedIds, now)}
          currentId={currentMenu?.id}
          empty={words.noSittings}
        />
        <Stack gap="xl">
          <InstructorsRegion resetKey={String(id)} list={<Instructors id={id} />} />
          <PeopleSection users={enrolledUsers} personId={me.id} />
          <Boundary failed={() => null}>
            <Suspense fallback={null}>
              <AttendedSection trainingCourseId={id} />
            </Suspense>
          </Boundary>
        </Stack>
      </Split>
    </>
  );
}

/** Who teaches it (EVENT-23). */
function Instructors({ id }: { id: number }) {
  const { data } = useSuspenseQuery(instructorInfoQuery(id));
  return <InstructorList instructors={data.instructors} />;
}
