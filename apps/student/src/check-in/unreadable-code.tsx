import { InlineAlert, Section } from '@student/ui';
import { checkIn as words } from '../pt-br/check-in.ts';

/** Tells that the link of a code names no sitting that it could be for (EVENT-19). */
export function UnreadableCode() {
  const { title, text } = words.unreadable;
  return (
    <InlineAlert tone="caution" title={title} announce="polite">
      {text}
    </InlineAlert>
  );
}

/** The same on a page where nothing is checked in to now. */
export function UnreadablePanel() {
  return (
    <Section title={words.title}>
      <UnreadableCode />
    </Section>
  );
}
