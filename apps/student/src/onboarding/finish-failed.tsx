import { type Failure, onboardingSteps } from '@student/domain';
import { Button, InlineAlert } from '@student/ui';
import { errorText } from '../pt-br/errors.ts';
import { onboarding } from '../pt-br/onboarding.ts';

const { failed: words } = onboarding;

type FinishFailedProps = {
  /** The part that stands still. */
  part: 'photo' | 'interests' | 'saving';
  failure: Failure;
  onLeaveOut: () => void;
  onReview: (step: number) => void;
};

/** Which part of the end failed and why, that nothing was lost, and what else can be done than trying again. */
export function FinishFailed({ part, failure, onLeaveOut, onReview }: FinishFailedProps) {
  const review = part === 'photo' ? words.otherPhoto : words.otherInterests;
  return (
    <InlineAlert
      tone="critical"
      announce="assertive"
      title={words[part]}
      action={
        part === 'saving' ? null : (
          <>
            {part === 'photo' ? (
              <Button variant="outline" tone="neutral" size="small" onClick={onLeaveOut}>
                {words.leaveOut}
              </Button>
            ) : null}
            <Button
              variant="plain"
              tone="neutral"
              size="small"
              onClick={() => onReview(part === 'photo' ? onboardingSteps - 1 : onboardingSteps - 2)}
            >
              {review}
            </Button>
          </>
        )
      }
    >
      {`${errorText(failure)} ${words.kept}`}
    </InlineAlert>
  );
}
