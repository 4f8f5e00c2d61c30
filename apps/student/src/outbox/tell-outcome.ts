import type { Failure, OutboxAct, OutboxEntry } from '@student/domain';
import type { Messages } from '../messages.ts';
import { checkIn } from '../pt-br/check-in.ts';
import { errorText } from '../pt-br/errors.ts';
import { study } from '../pt-br/study.ts';

type Refusal = {
  failure: Failure;
  /** The save line of the content tells of its study. */
  isStudyShown: boolean;
};

/** What a refused act is called; a position that is not kept costs nobody anything. */
const sentenceOf: Record<OutboxAct['kind'], ((reason: string) => string) | undefined> = {
  progress: study.studyRefused,
  scorm: study.studyRefused,
  alternative: study.studyRefused,
  descriptive: study.studyRefused,
  evaluation: study.studyRefused,
  checkpoint: undefined,
  finish: study.finishRefused,
  note: study.noteRefused,
  doubt: study.doubtRefused,
  checkIn: checkIn.toldRefused,
  // Nobody asked for either: the pill is there to be watched again, and the message has been read.
  watch: undefined,
  acceptLimit: undefined,
};

/**
 * Tells, wherever the person is, that the server will never take something they did; a text is given back to them beside
 * its content. Of study the save line tells where its content is open.
 */
export function tellRefusal(
  messages: Messages,
  { act, content }: OutboxEntry,
  { failure, isStudyShown }: Refusal,
): void {
  console.error(`The server refused ${act.kind} of ${content}: ${failure.code}`);
  // It is finished, only not from here.
  if (act.kind === 'finish' && failure.code === 'QUESTIONNAIRE_FINISHED') return;
  const sentence = sentenceOf[act.kind];
  if (sentence && !(isStudyShown && sentence === study.studyRefused))
    messages.fail(sentence(errorText(failure)));
}

/** Tells that a presence has arrived where no page shows it: somebody may wait for it elsewhere (EVENT-18). */
export function tellDelivered(messages: Messages, { act }: OutboxEntry): void {
  if (act.kind === 'checkIn') messages.succeed(checkIn.toldDelivered);
}
