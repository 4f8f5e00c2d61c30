import { isOpenable, type TrainingContent } from '@student/domain';
import {
  ButtonLink,
  ContentList,
  EmptyState,
  LockIcon,
  Page,
  PlayerShell,
  type PlayerShellProps,
} from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { contentItems, finishedCount } from '../../contents/content-items.ts';
import { paths } from '../../paths.ts';
import { content as words } from '../../pt-br/content.ts';
import { contentQuery, contentsQuery, courseQuery } from '../../queries.ts';
import { servicesContext } from '../../services.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { readId } from '../../shell/read-id.ts';
import { neighboursOf } from './neighbours.ts';
import { OpenContent } from './open-content.tsx';

/**
 * Waits for the content, its list and the course's name; everything else waits in its own place (PLAYER-01, PLAYER-03).
 * The server refuses a locked content: its page needs the list alone.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  const courseId = readId(params.courseId);
  const contentId = readId(params.contentId);
  const content = queryClient.fetchQuery({ ...contentQuery(courseId, contentId), staleTime: 0 });
  content.catch(() => {}); // answered below, unless the list says that it is locked
  const [contents] = await Promise.all([
    queryClient.fetchQuery({ ...contentsQuery(courseId), staleTime: 0 }),
    queryClient.ensureQueryData({ ...courseQuery(courseId), revalidateIfStale: true }),
  ]);
  if (!lockedOf(contents, contentId)) await content;
  return { courseId, contentId };
}

const lockedOf = (contents: readonly TrainingContent[], contentId: number) =>
  contents.find((content) => content.id === contentId && !isOpenable(content));

/** One content on the stage, the others at its side (PLAYER-01 to PLAYER-22). */
export function Component() {
  const { courseId, contentId } = useLoaderData<typeof loader>();
  const { data: course } = useSuspenseQuery(courseQuery(courseId));
  const { data: contents } = useSuspenseQuery(contentsQuery(courseId));
  const locked = lockedOf(contents, contentId);

  const shell = {
    course: { title: course.title, href: paths.course(courseId) },
    ...neighboursOf(courseId, contents, contentId),
    listTitle: words.list,
    listSummary: words.finishedOf(finishedCount(contents), contents.length),
    list: <ContentList label={words.list} items={contentItems(courseId, contents)} currentId={contentId} />,
  };
  return (
    <Page width="wide">
      {locked ? (
        <LockedContent courseId={courseId} content={locked} shell={shell} />
      ) : (
        <UnlockedContent key={contentId} courseId={courseId} contentId={contentId} shell={shell} />
      )}
    </Page>
  );
}

type Around = Omit<PlayerShellProps, 'stage' | 'title'>;

function UnlockedContent({
  courseId,
  contentId,
  shell,
}: {
  courseId: number;
  contentId: number;
  shell: Around;
}) {
  const { data: content } = useSuspenseQuery(contentQuery(courseId, contentId));
  usePageTitle(content.title);
  return <OpenContent courseId={courseId} content={content} shell={{ ...shell, title: content.title }} />;
}

function LockedContent({
  courseId,
  content,
  shell,
}: {
  courseId: number;
  content: TrainingContent;
  shell: Around;
}) {
  usePageTitle(content.title);
  return (
    <PlayerShell
      {...shell}
      title={content.title}
      stage={
        <EmptyState
          title={words.locked}
          level={2}
          icon={<LockIcon />}
          action={<ButtonLink href={paths.course(courseId)}>{words.backToCourse}</ButtonLink>}
        >
          {words.lockedText}
        </EmptyState>
      }
    />
  );
}
