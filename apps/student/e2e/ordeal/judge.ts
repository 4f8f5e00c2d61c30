import { hasReachedMinimum } from '@student/domain';
import type { Sandbox } from '../../../../packages/sandbox/src/open-sandbox.ts';
import { type Finding, judgeChoice } from './finding.ts';
import { judgeAttempts } from './judge-attempts.ts';
import { judgePackage } from './judge-package.ts';
import type { Ledger, Range, Written } from './ledger.ts';
import type { World } from './world.ts';

const tick = 15;

/** Compares what the server has with what was done and seen. */
export function judge(world: World, { store }: Sandbox): Finding[] {
  const { person, ground, likedName, ledger, tabs } = world;
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
    ...judgePaid(store, world),
    ...(ground.kind === 'video'
      ? judgeStudy(store, here, {
          ...ledger,
          studies: [...ledger.studies, ...tabs.flatMap(({ study }) => study ?? [])],
        })
      : []),
    ...(ground.kind === 'exercise' ? judgeAttempts(store, world) : []),
    ...(ground.kind === 'package' ? judgePackage(store, world) : []),
    ...ledger.forgotten.map((what): Finding => ({ kind: 'lost', what })),
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

/** A content and its course are paid once, and a content has one state. */
function judgePaid(store: Sandbox['store'], { person, ground }: World): Finding[] {
  const { contentId, courseId } = ground;
  const coins = store.list('statements', { userId: person.id });
  const findings = [`content:${contentId}`, `course:${courseId}`].flatMap((wanted): Finding[] => {
    const paid = coins.filter(({ source }) => source === wanted).length;
    return paid > 1 ? [{ kind: 'doubled', what: `${wanted} was paid ${paid} times` }] : [];
  });
  return store.list('contentStates', { userId: person.id, contentId }).length > 1
    ? [...findings, { kind: 'doubled', what: 'two states of one content' }]
    : findings;
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
  const findings: Finding[] = [];
  if (watched > most)
    findings.push({ kind: 'doubled', what: `${watched} s counted of at most ${most} studied` });
  if (!finishedAt && watched < least)
    findings.push({ kind: 'lost', what: `${watched} s counted of at least ${least} studied` });
  if (progress < shownProgress)
    findings.push({ kind: 'lost', what: `progress is ${progress}, and ${shownProgress} was shown` });
  if (hasReachedMinimum(progress) && !finishedAt)
    findings.push({ kind: 'lost', what: `progress is ${progress}, and it is not finished` });
  if (!position.possible.some((range) => isWithin(checkpoint, range)))
    findings.push({
      kind: 'lost',
      what: `it resumes at ${checkpoint} instead of ${position.possible.map(rangeText).join(' or ')}`,
    });
  return findings;
}

/** What was never saved resumes at the beginning. */
const isWithin = (seconds: number | null, { from, to }: Range) =>
  (seconds ?? 0) >= from && (seconds ?? 0) <= to;

const rangeText = ({ from, to }: Range) => `${from.toFixed(1)}–${to.toFixed(1)} s`;
