import { Page, Skeleton } from '@student/ui';
import { Suspense, useEffect, useState } from 'react';
import { useGo } from '../addresses/use-go.ts';
import { questionnaire as words } from '../pt-br/questionnaire.ts';
import { useServices } from '../services.ts';
import { usePageTitle } from '../shell/page-title.ts';
import type { AttemptViewProps } from './attempt.types.ts';
import { AttemptOver } from './attempt-over.tsx';
import { createKeptPages } from './kept-pages.ts';
import { OpenAttempt } from './open-attempt.tsx';

/** An attempt, one question a page (QUIZ-05 to QUIZ-15). */
export default function AttemptView(props: AttemptViewProps) {
  const { page, total, title, attempt, isOver, isClamped, hrefOf, afterHref, backHref } = props;
  const go = useGo();
  const { platform } = useServices();
  const [finished, setFinished] = useState<'now' | 'before'>();
  // Where there is no page of answers to be led to, what was finished is celebrated where it was answered (decision 0640).
  const celebrated = attempt.kind === 'content' && afterHref === backHref ? attempt.placed : undefined;
  usePageTitle(`${words.questionOf(page, total)} · ${title}`);

  // The address, which may be an old or a mistyped one.
  const href = hrefOf(page);
  useEffect(() => {
    if (isClamped) go(href, { replace: true });
  }, [isClamped, go, href]);

  // The device, which remembers where one was.
  useEffect(() => {
    if (!isOver) createKeptPages(platform.storage).keep(attempt.questionnaireId, page);
  }, [platform, attempt.questionnaireId, page, isOver]);

  return (
    <Page width="reading">
      <Suspense fallback={<Skeleton shape="detail" />}>
        {isOver || finished ? (
          <AttemptOver
            {...props}
            celebrated={celebrated && finished === 'now' ? celebrated : undefined}
            onDismiss={() => setFinished('before')}
          />
        ) : (
          <OpenAttempt {...props} onFinished={celebrated && (() => setFinished('now'))} />
        )}
      </Suspense>
    </Page>
  );
}
