import { hasReachedMinimum } from '@student/domain';
import type { Sandbox } from '../../../../packages/sandbox/src/open-sandbox.ts';
import type { Choice, Ledger, Range, Written } from './ledger.ts';
import type { World } from './world.ts';

/** Where the server's state is not what the person did and saw confirmed, or a step that nothing stood in the way of failed. */
export type Finding = { kind: 'lost' | 'doubled' | 'stuck'; what: string };

const tick = 15;

/** Compares what the server has with what was done and seen. */
export function judge({ person, ground, likedName, ledger, tabs }: World, { store }: Sandbox): Finding[] {
  const userId = person.id;
  const here = { userId, contentId: ground.contentId };
  const ratings = store.list('ratings', { contentId: ground.contentId });
  const liked = ratings.find((rating) => store.get('people', rating.userId)?.name === likedName);
  const likes = (liked?.likes ?? []).filter((id) => id === userId);
  const enrolments = store.list('enrolments', { userId, courseId: ground.otherCourse });
  return [
    ...judgeTexts(
      'note',
      ledger.notes,
      store.list('notes', here).map(({ text }) => text),
    ),
    ...judgeTexts(
      'doubt',
      ledger.doubts,
      store.list('doubts', here).map(({ title }) => title),
    ),
    ...judgeChoice(
      'rating',
      ledger.rating,
      store.list('ratings', here).map(({ message }) => message ?? ''),
    ),
    ...judgeChoice(
      'like',
      ledger.liked,
      likes.map(() => true),
      false,
    ),
    ...judgeChoice(
      'enrolment',
      ledger.enrolled,
      enrolments.map(() => true),
      false,
    ),
    ...judgeStudy(store, here, {
      ...ledger,
      studies: [...ledger.studies, ...tabs.flatMap(({ study }) => study ?? [])],
    }),
  ];
}

function judgeTexts(name: string, written: readonly Written[], found: readonly string[]): Finding[] {
  const known = new Set(written.flatMap(({ texts }) => texts));
  return [
    ...written.flatMap(({ fate, texts }): Finding[] => {
      const count = found.filter((text) => texts.includes(text)).length;
      const what = `${name} ${texts.map((text) => `"${text}"`).join(' or ')} is there ${count} times`;
      if (count > 1) return [{ kind: 'doubled', what }];
      if (count === 0 && fate === 'kept') return [{ kind: 'lost', what }];
      return count === 1 && fate === 'gone' ? [{ kind: 'lost', what: `${what} after it was deleted` }] : [];
    }),
    ...found
      .filter((text) => !known.has(text))
      .map((text): Finding => ({ kind: 'doubled', what: `${name} "${text}" was not written` })),
  ];
}

function judgeChoice<Value>(
  name: string,
  { possible }: Choice<Value | undefined>,
  found: readonly Value[],
  nothing?: Value,
): Finding[] {
  if (found.length > 1) return [{ kind: 'doubled', what: `${name} is there ${found.length} times` }];
  const [value = nothing] = found;
  return possible.includes(value)
    ? []
    : [{ kind: 'lost', what: `${name} is ${value} instead of ${possible.join(' or ')}` }];
}

function judgeStudy(
  store: Sandbox['store'],
  here: { userId: number; contentId: number },
  { studies, shownProgress, position }: Pick<Ledger, 'studies' | 'shownProgress' | 'position'>,
): Finding[] {
  const state = store.find('contentStates', here);
  const { watched = 0, progress = 0, finishedAt = null, checkpoint = null } = state ?? {};
  const ticks = (seconds: number) => Math.floor(seconds / tick) * tick;
  const least = studies.reduce((sum, study) => sum + ticks(study.least) * study.slowest, 0);
  const most = studies.reduce((sum, study) => sum + ticks(study.most) * study.fastest, 0);
  const coins = store.list('statements', { userId: here.userId });
  const paid = coins.filter(({ source }) => source === `content:${here.contentId}`).length;
  const findings: Finding[] = [];
  if (watched > most)
    findings.push({ kind: 'doubled', what: `${watched} s counted of at most ${most} studied` });
  if (!finishedAt && watched < least)
    findings.push({ kind: 'lost', what: `${watched} s counted of at least ${least} studied` });
  if (progress < shownProgress)
    findings.push({ kind: 'lost', what: `progress is ${progress}, and ${shownProgress} was shown` });
  if (hasReachedMinimum(progress) && !finishedAt)
    findings.push({ kind: 'lost', what: `progress is ${progress}, and it is not finished` });
  // What is finished saves no position any more.
  if (!finishedAt && !position.possible.some((range) => isWithin(checkpoint, range)))
    findings.push({
      kind: 'lost',
      what: `it resumes at ${checkpoint} instead of ${position.possible.map(rangeText).join(' or ')}`,
    });
  if (paid > 1) findings.push({ kind: 'doubled', what: `finishing was paid ${paid} times` });
  if (store.list('contentStates', here).length > 1)
    findings.push({ kind: 'doubled', what: 'two states of one content' });
  return findings;
}

/** What was never saved resumes at the beginning. */
const isWithin = (seconds: number | null, { from, to }: Range) =>
  (seconds ?? 0) >= from && (seconds ?? 0) <= to;

const rangeText = ({ from, to }: Range) => `${from.toFixed(1)}–${to.toFixed(1)} s`;
