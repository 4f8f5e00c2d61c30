import type { Sandbox } from '../../../../packages/sandbox/src/open-sandbox.ts';
import type { Answer, Attempt as Kept } from '../../../../packages/sandbox/src/store/records-learning.ts';
import { type Finding, judgeChoice } from './finding.ts';
import type { Answered, Attempt } from './ledger.ts';
import type { World } from './world.ts';

type Question = { id: number; type: 'ALTERNATIVE' | 'DESCRIPTIVE'; attemptLimit: number | null };

/** Compares the attempts at an exercise with what was begun, answered and finished. */
export function judgeAttempts(
  store: Sandbox['store'],
  { person, ground: { contentId }, ledger }: World,
): Finding[] {
  const kept = store.list('attempts', { userId: person.id, contentId });
  const questions = store
    .list('questions', { contentId })
    .sort((one, other) => one.position - other.position);
  const findings: Finding[] = [];
  if (kept.length > ledger.begun)
    findings.push({ kind: 'doubled', what: `${kept.length} attempts of ${ledger.begun} that were begun` });
  for (const [id, attempt] of ledger.attempts) {
    const found = kept.find((one) => one.id === id);
    if (found) findings.push(...judgeAttempt(found, attempt, questions, found === kept.at(-1)));
    else findings.push({ kind: 'lost', what: `attempt ${id} is not there` });
  }
  return findings;
}

function judgeAttempt(
  { id, answers, finishedAt }: Kept,
  attempt: Attempt,
  questions: readonly Question[],
  isLast: boolean,
): Finding[] {
  const findings: Finding[] = [];
  // One that is followed by another ends with it.
  if (isLast)
    findings.push(...judgeChoice(`finish of attempt ${id}`, attempt.finished, [finishedAt !== null]));
  for (const [page, answered] of attempt.answers) {
    const question = questions[page - 1];
    const given = answers.filter(({ questionId }) => questionId === question?.id);
    if (question) findings.push(...judgeAnswer(`answer ${id}/${page}`, question, answered, given));
  }
  return findings;
}

function judgeAnswer(
  name: string,
  { type, attemptLimit }: Question,
  answered: Answered,
  found: readonly Answer[],
): Finding[] {
  const values = found.map(({ alternativeId, text }) => String(alternativeId ?? text));
  // More choices than are taken: which of two tabs was too late, nobody saw.
  const isBeyond = attemptLimit !== null && answered.given > attemptLimit;
  const findings = isBeyond ? [] : judgeChoice<string>(name, answered, values);
  if (type === 'DESCRIPTIVE') return findings;
  const count = found.reduce((sum, { attempts }) => sum + attempts, 0);
  const least = Math.min(answered.confirmed, attemptLimit ?? answered.confirmed);
  if (count > answered.given)
    findings.push({ kind: 'doubled', what: `${name} counts ${count} times of ${answered.given} choices` });
  if (count < least)
    findings.push({ kind: 'lost', what: `${name} counts ${count} times, and ${least} choices were seen` });
  return findings;
}
