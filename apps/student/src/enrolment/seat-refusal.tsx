import { InlineAlert } from '@student/ui';
import { enrolment as words } from '../pt-br/enrolment.ts';
import { errorText } from '../pt-br/errors.ts';
import type { OwnSeat } from './use-seat.ts';

/** Why the last press came to nothing. */
export function SeatRefusal({ seat: { failure, isAnswerLost } }: { seat: OwnSeat }) {
  return (
    <InlineAlert tone="critical" announce="assertive">
      {errorText(failure)} {isAnswerLost ? words.answerLost : null}
    </InlineAlert>
  );
}
