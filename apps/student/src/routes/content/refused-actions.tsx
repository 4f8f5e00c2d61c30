import type { Failure } from '@student/domain';
import { Button, Inline, InlineAlert } from '@student/ui';
import { useState } from 'react';
import { errorText } from '../../pt-br/errors.ts';
import { study as words } from '../../pt-br/study.ts';
import { Question } from '../../shell/question.tsx';

/** What the server said of a text that it refused. */
export function RefusalNotice({ title, refusal }: { title: string; refusal: Failure }) {
  return (
    <InlineAlert tone="critical" announce="polite" title={title}>
      {errorText(refusal)}
    </InlineAlert>
  );
}

type RefusedActionsProps = { discardTitle: string; onDiscard: () => void };

/** What its author can do with a refused text: send it again, mended or not, or discard it. */
export function RefusedActions({ discardTitle, onDiscard }: RefusedActionsProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  return (
    <Inline gap="xs">
      <Button type="submit" size="small">
        {words.sendAgain}
      </Button>
      <Question
        isAsked={isDiscarding}
        onAskedChange={setDiscarding}
        trigger={
          <Button size="small" variant="plain" tone="critical">
            {words.discard}
          </Button>
        }
        title={discardTitle}
        confirmLabel={words.discard}
        words={{ cancel: words.cancel }}
        onConfirm={onDiscard}
      >
        {words.removeText}
      </Question>
    </Inline>
  );
}
