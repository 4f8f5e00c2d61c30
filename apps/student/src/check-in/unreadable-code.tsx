import { InlineAlert, Section } from '@student/ui';
import { checkIn as words } from '../pt-br/check-in.ts';

/** Tells that the link of a code names no sitting, where none is held now that it could be for (EVENT-19). */
export function UnreadableCode() {
  const { title, text } = words.problems.otherDay;
  return (
    <Section title={words.title}>
      <InlineAlert tone="caution" title={title} announce="polite">
        {text}
      </InlineAlert>
    </Section>
  );
}
