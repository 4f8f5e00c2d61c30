/** What a content is, by the wire's code (PLAYER-18). */
export const contentTypes = {
  youtube: 1,
  scorm: 2,
  pdf: 3,
  exercise: 4,
  mp3: 5,
  searchForm: 6,
} as const;

export type ContentKind = keyof typeof contentTypes;

/** Time between two saves of progress, in ms (PLAYER-08). */
export const progressSaveInterval = 15_000;
/** Progress at which a content is finished (PLAYER-09). */
export const reachMinimum = 99;
/** Progress of a finished content (PLAYER-10). */
export const finishedProgress = 100;

/**
 * The speed that stands for a stretch of study shorter than {@link progressSaveInterval}, begun seconds counting: the server adds 15
 * seconds times the speed, so that a film which ends between two saves is counted to its end. Above 0 and at most `speedRate`.
 */
export function speedOfRest(studiedSeconds: number, speedRate: number): number {
  return (speedRate * Math.min((studiedSeconds + 1) * 1000, progressSaveInterval)) / progressSaveInterval;
}

/** Seconds of study that a content still asks for before it is finished, rounded up; 0 where it asks for none. */
export function secondsToFinish(minDuration: number | null | undefined, progress: number): number {
  return Math.ceil(((minDuration ?? 0) * Math.max(0, finishedProgress - progress)) / 100);
}

/** What kind of content a code stands for; `undefined` for a code we do not know (PLAYER-19). */
export function kindOfContent(type: number): ContentKind | undefined {
  const kinds = Object.keys(contentTypes) as ContentKind[];
  return kinds.find((kind) => contentTypes[kind] === type);
}

/**
 * What opening a content leads to: nothing once it is finished (PLAYER-06) or of a kind that we do not know (PLAYER-19); saving progress while it asks for a minimum
 * duration (PLAYER-08); finishing at once without one (PLAYER-07), except an exercise and an evaluation form, which are
 * finished by their answers (PLAYER-31).
 */
export function studyOf(content: {
  type: number;
  minDuration?: number | null;
  status: { finishedAt?: unknown };
}): 'nothing' | 'saveProgress' | 'finishAtOnce' | 'waitForAnswers' {
  if (content.status.finishedAt || !kindOfContent(content.type)) return 'nothing';
  if (content.type === contentTypes.exercise || content.type === contentTypes.searchForm)
    return 'waitForAnswers';
  return content.minDuration ? 'saveProgress' : 'finishAtOnce';
}

/** Tells whether enough was studied to finish: 99 or more (PLAYER-09). */
export function hasReachedMinimum(progress: number): boolean {
  return progress >= reachMinimum;
}
