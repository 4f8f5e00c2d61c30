import type { Failure } from '@student/domain';
import { Button, ConfirmDialog, Inline, InlineAlert } from '@student/ui';
import { useState } from 'react';
import { errorText } from '../../pt-br/errors.ts';
import { study as words } from '../../pt-br/study.ts';
import { LatePart } from '../../shell/late-part.tsx';

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
  const trigger = (
    <Button size="small" variant="plain" tone="critical">
      {words.discard}
    </Button>
  );
  return (
    <Inline gap="xs">
      <Button type="submit" size="small">
        {words.sendAgain}
      </Button>
      <LatePart meanwhile={trigger} wanted={isDiscarding} onClose={() => setDiscarding(false)}>
        <ConfirmDialog
          open={isDiscarding}
          onOpenChange={setDiscarding}
          trigger={trigger}
          title={discardTitle}
          confirmLabel={words.discard}
          words={{ cancel: words.cancel }}
          tone="critical"
          onConfirm={onDiscard}
        >
          {words.removeText}
        </ConfirmDialog>
      </LatePart>
    </Inline>
  );
}
