import { InlineAlert, Section } from '@student/ui';
import { checkIn as words } from '../pt-br/check-in.ts';
import { useFocusOnNews } from './use-focus-on-news.ts';

type UnreadableCodeProps = { isCameFor: boolean };

/** Tells that the link of a code names no sitting that it could be for (EVENT-19). */
export function UnreadableCode({ isCameFor }: UnreadableCodeProps) {
  const { title, text } = words.unreadable;
  const news = useFocusOnNews<HTMLDivElement>(title, { isCameFor });
  return (
    <InlineAlert {...news} tone="caution" title={title} announce="polite">
      {text}
    </InlineAlert>
  );
}

/** The same on a page where nothing is checked in to now. */
export function UnreadablePanel({ isCameFor }: UnreadableCodeProps) {
  return (
    <Section title={words.title}>
      <UnreadableCode isCameFor={isCameFor} />
    </Section>
  );
}
