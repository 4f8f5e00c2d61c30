import { contentOfQuestionnaire } from '@student/domain';
import { ArrowLeftIcon, ButtonLink, Inline, Page, PageTitle, Stack, TextLink } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Boundary } from '../../boundary.tsx';
import { contentsQuery } from '../../contents/content.queries.ts';
import { responsesQuery } from '../../contents/questionnaire.queries.ts';
import { paths } from '../../paths.ts';
import { questionnaire as words } from '../../pt-br/questionnaire.ts';
import { warm } from '../../queries/first-queries.ts';
import { AnsweredList, resultText } from '../../questionnaires/answered-list.tsx';
import { useJustFinished } from '../../questionnaires/just-finished.ts';
import { servicesContext } from '../../services.ts';
import { idsInAddress } from '../../shell/id-in-address.ts';
import { notThere } from '../../shell/not-there.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { firstQueries } from './first-queries.ts';

/** Wanted once something is finished. */
const ContentReward = lazy(() => import('../../contents/content-reward.tsx'));

/** Starts the call of the page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { courseId = 0, questionnaireId = 0 } = idsInAddress(params);
  await warm(context.get(servicesContext).queryClient, firstQueries({ courseId }));
  return { courseId, questionnaireId };
}

/** What was answered, question by question, and how it turned out (QUIZ-16). */
export function Component() {
  const { courseId, questionnaireId } = useLoaderData<typeof loader>();
  const { data: contents } = useSuspenseQuery(contentsQuery({ kind: 'course', courseId }));
  const content = contentOfQuestionnaire(contents, questionnaireId);
  if (!content) throw notThere();
  return (
    <Responses
      courseId={courseId}
      questionnaireId={questionnaireId}
      contentId={content.id}
      title={content.title}
    />
  );
}

type ResponsesProps = { courseId: number; contentId: number; questionnaireId: number; title: string };

function Responses({ title, ...ids }: ResponsesProps) {
  const { courseId, contentId, questionnaireId } = ids;
  const { data: responses } = useSuspenseQuery({ ...responsesQuery(ids), staleTime: 0 });
  usePageTitle(`${words.responsesTitle} · ${title}`);
  const { corrects, total } = responses.questionnaire.questions;
  const isDoing = responses.questionnaire.finishedAt === null;
  const [isNews, sendAway] = useJustFinished();
  return (
    <Page width="reading">
      <Stack gap="l">
        <Stack gap="s">
          <TextLink
            href={paths.courseContent({ courseId, contentId })}
            underline="hover"
            aria-label={words.backTo(title)}
          >
            <Inline as="span" gap="xs" overflow="squeeze">
              <ArrowLeftIcon />
              {title}
            </Inline>
          </TextLink>
          <PageTitle
            title={words.responsesTitle}
            lead={resultText(responses.questions, corrects, total ?? responses.questions.length)}
          />
        </Stack>
        {isNews ? (
          // Without its code nothing is lost but the moment.
          <Boundary failed={() => null}>
            <Suspense>
              <ContentReward
                place={{ kind: 'course', courseId }}
                contentId={contentId}
                takesFocus={false}
                onDismiss={sendAway}
              />
            </Suspense>
          </Boundary>
        ) : null}
        <AnsweredList questions={responses.questions} />
        <Inline>
          <ButtonLink
            href={
              isDoing
                ? paths.courseQuestionnaire({ courseId, questionnaireId, page: 1 })
                : paths.courseContent({ courseId, contentId })
            }
          >
            {isDoing ? words.cover.goOn(1) : words.backToContent}
          </ButtonLink>
        </Inline>
      </Stack>
    </Page>
  );
}
