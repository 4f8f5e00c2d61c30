import { isOpenable } from '@student/domain';
import { ButtonLink, ContentList, EmptyState, LockIcon, Page, PlayerShell } from '@student/ui';
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

/** Waits for the content, its list and the course's name; everything else waits in its own place (PLAYER-01, PLAYER-03). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  const courseId = readId(params.courseId);
  const contentId = readId(params.contentId);
  await Promise.all([
    queryClient.ensureQueryData({ ...courseQuery(courseId), revalidateIfStale: true }),
    queryClient.fetchQuery({ ...contentsQuery(courseId), staleTime: 0 }),
    queryClient.fetchQuery({ ...contentQuery(courseId, contentId), staleTime: 0 }),
  ]);
  return { courseId, contentId };
}

/** One content on the stage, the others at its side (PLAYER-01 to PLAYER-22). */
export function Component() {
  const { courseId, contentId } = useLoaderData<typeof loader>();
  const { data: course } = useSuspenseQuery(courseQuery(courseId));
  const { data: contents } = useSuspenseQuery(contentsQuery(courseId));
  const { data: content } = useSuspenseQuery(contentQuery(courseId, contentId));
  usePageTitle(content.title);

  const shell = {
    title: content.title,
    course: { title: course.title, href: paths.course(courseId) },
    ...neighboursOf(courseId, contents, contentId),
    listTitle: words.list,
    listSummary: words.finishedOf(finishedCount(contents), contents.length),
    list: <ContentList label={words.list} items={contentItems(courseId, contents)} currentId={contentId} />,
  };
  if (!isOpenable(content)) {
    return (
      <Page width="wide">
        <PlayerShell
          {...shell}
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
      </Page>
    );
  }
  return (
    <Page width="wide">
      <OpenContent key={contentId} courseId={courseId} content={content} shell={shell} />
    </Page>
  );
}
