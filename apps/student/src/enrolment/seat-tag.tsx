import { CheckIcon, Tag } from '@student/ui';
import { enrolment as words } from '../pt-br/enrolment.ts';
import type { OwnSeat } from './use-seat.ts';

/** That the person is enrolled; while the server is asked it says that it is not so yet (EVENT-05, EVENT-24). */
export const SeatTag = ({ seat }: { seat: OwnSeat }) =>
  seat.isBusy ? (
    <Tag>{words.enrolling}</Tag>
  ) : (
    <Tag tone="positive" icon={<CheckIcon />}>
      {words.enrolled}
    </Tag>
  );
