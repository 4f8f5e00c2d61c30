import { Button, InlineAlert } from '@student/ui';
import { bag as words } from '../../pt-br/bag.ts';

/** In the place of a line that was taken out: the way back, which has the focus that the line had. */
export function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <InlineAlert
      announce="polite"
      action={
        <Button size="small" variant="outline" tone="neutral" ref={focus} onClick={onUndo}>
          {words.undo}
        </Button>
      }
    >
      {words.removed(name)}
    </InlineAlert>
  );
}

const focus = (button: HTMLElement | null) => button?.focus();
