/** The two standards of interactive packages: SCORM 1.2 and SCORM 2004. */
export const packageStandards = ['1.2', '2004'] as const;
export type PackageStandard = (typeof packageStandards)[number];

/** What a package has told about itself, by the names of its standard's data model (PLAYER-16). */
export type PackageState = Readonly<Record<string, string>>;

/** What a package is told of whoever studies it. */
export type PackageLearner = { id: string; name: string };

/** What its manifest says for it. */
export type PackageNotes = {
  launchData?: string | undefined;
  /** 0 to 100, of a package of 1.2. */
  masteryScore?: string | undefined;
  /** 0 to 1, of one of 2004: what makes it passed, and completed. */
  passingScore?: string | undefined;
  completionThreshold?: string | undefined;
  /** Names of the objectives of a package of 2004, which it finds there from its first start. */
  objectives?: readonly string[] | undefined;
  timeLimit?: string | undefined;
  timeLimitAction?: string | undefined;
};

/** What the two standards call the same. */
const names = {
  '1.2': {
    entry: 'cmi.core.entry',
    exit: 'cmi.core.exit',
    session: 'cmi.core.session_time',
    total: 'cmi.core.total_time',
    learnerId: 'cmi.core.student_id',
    learnerName: 'cmi.core.student_name',
    credit: 'cmi.core.credit',
    mode: 'cmi.core.lesson_mode',
    launchData: 'cmi.launch_data',
    passingScore: 'cmi.student_data.mastery_score',
    timeLimit: 'cmi.student_data.max_time_allowed',
    timeLimitAction: 'cmi.student_data.time_limit_action',
  },
  '2004': {
    entry: 'cmi.entry',
    exit: 'cmi.exit',
    session: 'cmi.session_time',
    total: 'cmi.total_time',
    learnerId: 'cmi.learner_id',
    learnerName: 'cmi.learner_name',
    credit: 'cmi.credit',
    mode: 'cmi.mode',
    launchData: 'cmi.launch_data',
    passingScore: 'cmi.scaled_passing_score',
    timeLimit: 'cmi.max_time_allowed',
    timeLimitAction: 'cmi.time_limit_action',
  },
} as const satisfies Record<PackageStandard, Record<string, string>>;

/** Of the host, not of the package: said anew at each start. */
const ownedByHost = [
  'entry',
  'learnerId',
  'learnerName',
  'credit',
  'mode',
  'launchData',
  'passingScore',
  'timeLimit',
  'timeLimitAction',
] as const;

/**
 * What a package is started with (PLAYER-17): all that it has told, the time of its sessions added up, and how it was left. One that
 * was never started is `ab-initio`; one that was suspended, or that ended with its tab, is resumed; one that said that it is done
 * with is neither.
 */
export function startOfPackage(
  standard: PackageStandard,
  saved: PackageState,
  { learner, notes = {} }: { learner: PackageLearner; notes?: PackageNotes },
): PackageState {
  const its = names[standard];
  const isNew = !Object.keys(saved).some((key) => key.startsWith('cmi.'));
  const exit = saved[its.exit] ?? 'suspend';
  const isMastered = standard === '1.2' ? notes.masteryScore : notes.passingScore;
  const told = omit(saved, [its.exit, its.session, ...ownedByHost.map((name) => its[name])]);
  const start: Record<string, string | undefined> = {
    ...told,
    [its.entry]: isNew ? 'ab-initio' : exit === 'suspend' ? 'resume' : '',
    [its.total]: addPackageTimes(standard, saved[its.total], saved[its.session]),
    [its.learnerId]: learner.id,
    [its.learnerName]: learner.name,
    [its.credit]: 'credit',
    [its.mode]: 'normal',
    [its.launchData]: notes.launchData,
    [its.passingScore]: isMastered,
    [its.timeLimit]: notes.timeLimit,
    [its.timeLimitAction]: notes.timeLimitAction,
    ...(standard === '2004' && { 'cmi.completion_threshold': notes.completionThreshold }),
    ...(standard === '2004' && !('cmi.objectives.0.id' in saved) && objectivesOf(notes)),
  };
  return Object.fromEntries(
    Object.entries(start).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

const objectivesOf = ({ objectives = [] }: PackageNotes): PackageState =>
  Object.fromEntries(objectives.map((id, at) => [`cmi.objectives.${at}.id`, id]));

/**
 * What is kept once a package is running: the time of the sessions before, no time of this one, and that it is suspended until it
 * says otherwise. A tab that ends without a word leaves a package that is resumed.
 */
export function runningPackage(standard: PackageStandard, saved: PackageState): PackageState {
  const its = names[standard];
  return {
    [its.exit]: 'suspend',
    [its.total]: addPackageTimes(standard, saved[its.total], saved[its.session]),
    [its.session]: packageTime(standard, 0),
  };
}

/** How a package that has ended by itself was left; `''` says nothing. */
export function endOfPackage(standard: PackageStandard, exit: string): PackageState {
  return { [names[standard].exit]: exit };
}

/** The name of what a package says of how it is left. */
export function exitName(standard: PackageStandard): string {
  return names[standard].exit;
}

/**
 * Of all that a package's runtime knows, what has to be saved: what the package has told and what differs from what was saved before.
 * What says nothing is saved only where something was said before (PLAYER-16).
 */
export function newsOfPackage(
  standard: PackageStandard,
  saved: PackageState,
  told: Readonly<Record<string, unknown>>,
): PackageState {
  const its = names[standard];
  // The host adds the sessions up, and knows how a package ends from its end.
  const own = new Set<string>([its.total, its.exit, ...ownedByHost.map((name) => its[name])]);
  const news = Object.entries(told).flatMap(([key, value]): [string, string][] => {
    if (own.has(key) || !isValue(value)) return [];
    const text = String(value);
    const before = saved[key];
    return text === before || (text === '' && before === undefined) ? [] : [[key, text]];
  });
  return Object.fromEntries(news);
}

const isValue = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const omit = (state: PackageState, keys: readonly string[]): PackageState =>
  Object.fromEntries(Object.entries(state).filter(([key]) => !keys.includes(key)));

/** Two spans of time, as a standard writes them; what cannot be read is none. */
export function addPackageTimes(
  standard: PackageStandard,
  one: string | undefined,
  other: string | undefined,
): string {
  return packageTime(standard, secondsIn(one) + secondsIn(other));
}

/** Seconds as a standard writes them: `0001:02:03.50` or `PT1H2M3.5S`. */
export function packageTime(standard: PackageStandard, seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const [hours, minutes] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60];
  const rest = (hundredths % 6000) / 100;
  if (standard === '1.2') {
    // Four digits are all that there are.
    const padded = String(Math.min(hours, 9999)).padStart(4, '0');
    return `${padded}:${String(minutes).padStart(2, '0')}:${rest.toFixed(2).padStart(5, '0')}`;
  }
  const time = `${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${rest ? `${rest}S` : ''}`;
  return time ? `PT${time}` : 'PT0S';
}

const clock = /^(\d{1,4}):(\d{1,2}):(\d{1,2}(?:\.\d+)?)$/;
/** Years and months have no length of their own in seconds: packages do not write them. */
const iso = /^P(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

function secondsIn(text: string | undefined): number {
  const [, hours, minutes, seconds] = clock.exec(text ?? '') ?? [];
  if (hours !== undefined) return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const [, days = 0, isoHours = 0, isoMinutes = 0, isoSeconds = 0] = iso.exec(text ?? '') ?? [];
  return Number(days) * 86_400 + Number(isoHours) * 3600 + Number(isoMinutes) * 60 + Number(isoSeconds);
}
