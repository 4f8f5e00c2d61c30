import { pendingRequired } from '@student/domain';
import { GreetingFigure, GreetingPart, Inked, TextLink, Veiled } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { dashboard } from '../../pt-br/dashboard.ts';
import { pendingTracksQuery } from './dashboard.queries.ts';
import { sections } from './sections.ts';
import { showSection } from './show-section.ts';

/**
 * How many required trainings are due, and the way to their tracks (DASH-04). The strip of the tracks reads the same call: where it
 * fails that strip tells why and asks again, and this part leads there.
 */
export function DueRegion() {
  const { data: tracks, isPending } = useQuery(pendingTracksQuery());
  if (isPending) {
    return (
      <GreetingPart
        title={dashboard.dueTitle}
        text={
          <Veiled>
            <Inked>{`${dashboard.dueText(2, 2)} ${dashboard.dueLink(2)}`}</Inked>
          </Veiled>
        }
        busy
      >
        <Veiled>
          <GreetingFigure>
            <Inked>2</Inked>
          </GreetingFigure>
        </Veiled>
      </GreetingPart>
    );
  }
  const count = tracks && pendingRequired(tracks);
  if (count === 0) {
    return (
      <GreetingPart title={dashboard.dueTitle} text={dashboard.dueNoneText}>
        <GreetingFigure>{count}</GreetingFigure>
      </GreetingPart>
    );
  }
  return (
    <GreetingPart
      title={dashboard.dueTitle}
      text={
        <>
          {count === undefined ? dashboard.dueMissing : dashboard.dueText(count, tracks?.length ?? 0)}{' '}
          <TextLink href={`#${sections.required}`} stands="alone" onClick={showSection}>
            {dashboard.dueLink(tracks?.length ?? 0)}
          </TextLink>
        </>
      }
    >
      {count === undefined ? null : <GreetingFigure>{count}</GreetingFigure>}
    </GreetingPart>
  );
}
