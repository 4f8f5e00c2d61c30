import { ConfirmDialog, type ConfirmDialogProps } from '@student/ui';
import type { ReactElement } from 'react';
import { LateBoundary } from './late-boundary.tsx';

type QuestionProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'trigger'> & {
  /** The button that asks it; it stays where the code of the dialog does not come. */
  trigger: ReactElement;
  isAsked: boolean;
  onAskedChange: (isAsked: boolean) => void;
};

/** What a button on a page asks before something is lost. */
export function Question({ trigger, isAsked, onAskedChange, ...dialog }: QuestionProps) {
  return (
    <LateBoundary meanwhile={trigger} wanted={isAsked} onClose={() => onAskedChange(false)}>
      <ConfirmDialog
        tone="critical"
        {...dialog}
        open={isAsked}
        onOpenChange={onAskedChange}
        trigger={trigger}
      />
    </LateBoundary>
  );
}
