import { isFinishedClass } from '@student/domain';
import { Card, CourseBannerSkeleton, Page, Section, Skeletons, Split, Stack } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { LateCheckIn } from '../../check-in/late-check-in.tsx';
import { useComesByCode } from '../../check-in/use-comes-by-code.ts';
import { contentsQuery } from '../../contents/content.queries.ts';
import { InstructorsRegion, InstructorsSkeleton } from '../../courses/instructors-region.tsx';
import { SittingsSection, SittingsSkeleton } from '../../enrolment/sittings-section.tsx';
import { readOnReturn } from '../../enrolment/use-seat.ts';
import { PageRegions } from '../../page-regions.tsx';
import { errors } from '../../pt-br/errors.ts';
import { event as words } from '../../pt-br/event.ts';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext } from '../../services.ts';
import { idInAddress } from '../../shell/id-in-address.ts';
import { PageShape } from '../../shell/page-shape.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { useServerNow } from '../../use-server-now.ts';
import { ClassFacts } from './class-facts.tsx';
import { ClassList } from './class-list.tsx';
import { CommentsRegion, ContentsRegion, Instructors } from './class-regions.tsx';
import { sittingItems } from './class-times.ts';
import { classInstructorsQuery, commentsQuery, eventQuery } from './event.queries.ts';
import { EventHead } from './event-head.tsx';
import { firstQueries } from './first-queries.ts';
import { useClass } from './use-class.ts';

/** Wanted on the day of a sitting. */
const EventCheckIn = lazy(() => import('../../check-in/event-check-in.tsx'));

/** Starts the calls of the page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  const [eventId, classId] = [idInAddress(params.eventId), idInAddress(params.classId)];
  void warm(queryClient, [
    contentsQuery({ kind: 'event', eventId, classId }),
    classInstructorsQuery(eventId, classId),
    commentsQuery(eventId, 1),
  ]);
  await warm(queryClient, firstQueries({ eventId }));
  return { eventId, classId };
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
      <SittingsSkeleton count={2} />
      <InstructorsSkeleton />
    </Split>
  </>
);

/** One class of an event (EVENT-01): what, when and where it is, the person's seat in it, its contents, and who leads it. */
export function Component() {
  const { eventId, classId } = useLoaderData<typeof loader>();
  return (
    <Page>
      <Suspense fallback={skeleton}>
        <PageRegions key={eventId} ifAllFail="told">
          <Event eventId={eventId} classId={classId} />
        </PageRegions>
      </Suspense>
    </Page>
  );
}

function Event({ eventId, classId }: { eventId: number; classId: number }) {
  const { data } = useSuspenseQuery({ ...eventQuery(eventId), ...readOnReturn });
  const shown = useClass(data, classId);
  const { eventClass, seat } = shown;
  usePageTitle(data.classes.length > 1 ? `${data.name}, ${eventClass.name}` : data.name);
  const now = useServerNow();
  const isCameFor = useComesByCode(`${eventId}/${classId}`);
  // By their keys, so that nothing begins anew where they change places.
  const parts = [
    <EventHead key="head" {...shown} />,
    <ClassList key="classes" {...shown} />,
    <LateCheckIn key="check-in" sittings={eventClass.menus} isCameFor={isCameFor}>
      <EventCheckIn eventId={eventId} eventName={data.name} eventClass={eventClass} isCameFor={isCameFor} />
    </LateCheckIn>,
  ];
  return (
    <>
      {isCameFor ? [parts[2], parts[0], parts[1]] : parts}
      <Section title={eventClass.name}>
        <ClassFacts {...shown} />
      </Section>
      <Split ratio="main">
        <Stack gap="xl">
          <SittingsSection
            seat={seat}
            blockedReason={isFinishedClass(eventClass, now) ? errors.EVENT_CLASS_FINISHED : undefined}
            items={sittingItems(eventClass, seat.isSeated, new Date(now))}
            empty={words.noSittings}
          />
          <ContentsRegion eventId={eventId} classId={classId} isSeated={seat.isSeated}>
            <CommentsRegion eventId={eventId} />
          </ContentsRegion>
        </Stack>
        <InstructorsRegion
          resetKey={`${eventId}/${classId}`}
          list={<Instructors eventId={eventId} classId={classId} />}
        />
      </Split>
    </>
  );
}
