import { isOpenable, kindOfContent, type TrainingContent } from '@student/domain';
import {
  AccordionSkeleton,
  ContentList,
  type PlayerShellProps,
  PlayerShellSkeleton,
  Stack,
  Text,
} from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { AskedAnew } from '../../asked-anew.tsx';
import { contentQuery, contentsQuery } from '../../contents/content.queries.ts';
import { contentItems, finishedCount, firstOpenBefore } from '../../contents/content-items.ts';
import { hrefOfPlace, type PlacedContent, placedIn, placeTitleQuery } from '../../contents/content-place.ts';
import type { ContentPlace } from '../../contents/content-places.ts';
import { useToldAnswer } from '../../contents/told-answer.ts';
import { stageHeights } from '../../media/stage-heights.ts';
import { content as words } from '../../pt-br/content.ts';
import { warm } from '../../queries/first-queries.ts';
import { servicesContext } from '../../services.ts';
import { idsInAddress } from '../../shell/id-in-address.ts';
import { PageShape } from '../../shell/page-shape.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { firstQueries } from './first-queries.ts';
import { neighboursOf } from './neighbours.ts';
import { OpenContent } from './open-content.tsx';
import { studyTabs } from './study-panels.tsx';

/** Wanted where a content is locked. */
const LockedContent = lazy(() => import('./locked-content.tsx'));

/** Starts the calls of the page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  const ids = idsInAddress(params);
  await warm(queryClient, firstQueries(ids));
  return placedIn(ids);
}

/** The server refuses a locked content: its page needs the list alone. */
const lockedOf = (contents: readonly TrainingContent[], contentId: number) =>
  contents.find((content) => content.id === contentId && !isOpenable(content));

/** The shape of the page, with the stage of a film until it is known what kind of content it is. */
function ContentSkeleton({ content }: { content?: TrainingContent | undefined }) {
  const kind = content && kindOfContent(content.type);
  const stageHeight = kind === 'pdf' || kind === 'scorm' ? stageHeights[kind] : undefined;
  return (
    <PageShape>
      <PlayerShellSkeleton stageHeight={stageHeight}>
        <AccordionSkeleton count={2} open="none" />
      </PlayerShellSkeleton>
    </PageShape>
  );
}

/** One content on the stage, the others at its side; the page is nothing without either (PLAYER-01 to PLAYER-22). */
export function Component() {
  const placed = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<ContentSkeleton />}>
      <Content {...placed} />
    </Suspense>
  );
}

function Content({ place, contentId }: PlacedContent) {
  const { data: title } = useSuspenseQuery(placeTitleQuery(place));
  const { data: contents } = useSuspenseQuery(contentsQuery(place));
  const locked = lockedOf(contents, contentId);
  // Whoever writes notes goes on doing so at the next content.
  const [panel, setPanel] = useState<string>();
  // What a notification has led to is shown, also where the content stood already.
  const told = useToldAnswer();
  const [toldBefore, setToldBefore] = useState<string>();
  if (told && told.key !== toldBefore) {
    setToldBefore(told.key);
    setPanel('doubts');
  }

  const shell = {
    course: { title, href: hrefOfPlace(place) },
    ...neighboursOf(place, contents, contentId),
    panel,
    onPanelChange: setPanel,
    panels: [
      {
        id: 'contents',
        label: words.contents,
        content: (
          <Stack gap="s">
            <Text size="s" tone="muted">
              {words.finishedOf(finishedCount(contents), contents.length)}
            </Text>
            <ContentList label={words.list} items={contentItems(place, contents)} currentId={contentId} />
          </Stack>
        ),
      },
      ...(locked ? [] : studyTabs({ place, contentId })),
    ],
  };
  return locked ? (
    <Suspense fallback={<ContentSkeleton />}>
      <LockedContent
        place={place}
        content={locked}
        opensByStudy={locked.isReleased && firstOpenBefore(contents, contents.indexOf(locked)) !== undefined}
        shell={shell}
      />
    </Suspense>
  ) : (
    // What the server refused while the content was locked is asked for anew.
    <AskedAnew>
      {() => (
        <Suspense fallback={<ContentSkeleton content={contents.find(({ id }) => id === contentId)} />}>
          <UnlockedContent key={contentId} place={place} contentId={contentId} shell={shell} />
        </Suspense>
      )}
    </AskedAnew>
  );
}

type Around = Omit<PlayerShellProps, 'stage' | 'title'>;

function UnlockedContent({
  place,
  contentId,
  shell,
}: {
  place: ContentPlace;
  contentId: number;
  shell: Around;
}) {
  const { data: content } = useSuspenseQuery(contentQuery({ place, contentId }));
  usePageTitle(content.title);
  return <OpenContent place={place} content={content} shell={{ ...shell, title: content.title }} />;
}
