import {
  endOfPackage,
  exitName,
  newsOfPackage,
  type PackageLearner,
  type PackageNotes,
  type PackageStandard,
  type PackageState,
  packageTime,
  runningPackage,
  startOfPackage,
} from '@student/domain';
import type { IHttpService, Runtime } from './runtime.types.ts';

type Calls = Record<
  'initialize' | 'finish' | 'get' | 'set' | 'commit' | 'error' | 'errorString' | 'diagnostic',
  string
>;

/** What the functions of each standard are called. */
const calls: Record<PackageStandard, Calls> = {
  '1.2': {
    initialize: 'LMSInitialize',
    finish: 'LMSFinish',
    get: 'LMSGetValue',
    set: 'LMSSetValue',
    commit: 'LMSCommit',
    error: 'LMSGetLastError',
    errorString: 'LMSGetErrorString',
    diagnostic: 'LMSGetDiagnostic',
  },
  '2004': {
    initialize: 'Initialize',
    finish: 'Terminate',
    get: 'GetValue',
    set: 'SetValue',
    commit: 'Commit',
    error: 'GetLastError',
    errorString: 'GetErrorString',
    diagnostic: 'GetDiagnostic',
  },
};

/** What the runtime itself decides when a package ends: a status that the score or the end alone make. */
const decidedAtEnd = ['cmi.core.lesson_status', 'cmi.completion_status', 'cmi.success_status'];
const sessionName = { '1.2': 'cmi.core.session_time', '2004': 'cmi.session_time' } as const;
const totalName = { '1.2': 'cmi.core.total_time', '2004': 'cmi.total_time' } as const;
/** Of 1.2: not initialized. */
const notInitialized = '301';
/** General commit failure of 2004, general exception of 1.2. */
const commitFailed = { '1.2': 101, '2004': 391 } as const;

/** Values that a package has set and not committed are kept after this time, in ms. */
const autosave = 1000;

type RuntimeParts = {
  standard: PackageStandard;
  /** Makes the runtime of the standard over a way to the server. */
  create: (http: IHttpService) => Runtime;
  /** All that was told before. */
  saved: PackageState;
  learner: PackageLearner;
  notes: PackageNotes;
  /** Keeps values. @returns whether they are kept */
  save: (pairs: PackageState) => boolean;
  now: () => number;
};

/** The functions that a package finds, by the names of its standard, and what the host does when its page goes. */
export type PackageApi = {
  api: Readonly<Record<string, (...words: string[]) => string>>;
  /** Keeps what the package has set, whether it has committed it or not. */
  keep: () => void;
};

/**
 * The runtime of one package (PLAYER-16, PLAYER-17). Names, types, limits and errors of the data model are those of scorm-again; what is
 * kept, and what a package is given back, is decided here. A commit is true only when its values are kept.
 */
export function packageApi({
  standard,
  create,
  saved: before,
  learner,
  notes,
  save,
  now,
}: RuntimeParts): PackageApi {
  const name = calls[standard];
  let saved = before;
  const told: Record<string, string> = {};
  let phase: 'before' | 'running' | 'after' = 'before';
  let exit = '';
  let begunAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** An error of this file's own, where the runtime says less. */
  let own: string | undefined;

  const keepPairs = (pairs: PackageState): boolean => {
    if (Object.keys(pairs).length === 0) return true;
    if (!save(pairs)) return false;
    saved = { ...saved, ...pairs };
    return true;
  };
  const keepTold = (more: PackageState = {}) => {
    clearTimeout(timer);
    return keepPairs({ ...newsOfPackage(standard, saved, told), ...more });
  };
  /** A package that does not say how long it was open: as long as it was. */
  const measured = (): PackageState =>
    sessionName[standard] in told
      ? {}
      : { [sessionName[standard]]: packageTime(standard, (now() - begunAt) / 1000) };

  const http: IHttpService = {
    processHttpRequest: (_url, params, _immediate, _log, _listeners, commit) => {
      const isEnd = commit?.isTerminateCommit === true;
      if (isEnd && !Array.isArray(params))
        for (const key of decidedAtEnd) {
          const value = (params as Record<string, unknown>)[key];
          if (typeof value === 'string' && value !== '' && value !== 'unknown') told[key] = value;
        }
      const isKept = keepTold(isEnd ? { ...measured(), ...endOfPackage(standard, exit) } : {});
      return isKept
        ? { result: 'true', errorCode: 0 }
        : { result: 'false', errorCode: commitFailed[standard] };
    },
    updateSettings: () => undefined,
  };
  const runtime = create(http);
  const call = (which: keyof Calls, ...words: string[]): string => {
    own = undefined;
    return String(runtime[name[which]]?.(...words) ?? '');
  };
  const start = startOfPackage(standard, before, { learner, notes });
  try {
    runtime.loadFromFlattenedJSON(start, '');
  } catch (error) {
    // What an earlier host kept may be none of this standard; the package begins without it, and nothing of it is lost.
    console.error(error);
  }
  const get = (key: string) => {
    const answer = call('get', key);
    // The runtime writes times in a shorter way than 1.2 does.
    return key === totalName[standard] && answer !== '' ? (start[key] ?? answer) : answer;
  };

  /** In 1.2 nothing can be asked of a package that has ended; the runtime answers as if it ran. */
  const isOver = () => standard === '1.2' && phase === 'after';
  const refuse = (answer: string) => {
    own = notInitialized;
    return answer;
  };

  const api = {
    [name.initialize]: (word = '') => {
      const answer = call('initialize', word);
      if (answer === 'true' && phase === 'before') {
        phase = 'running';
        begunAt = now();
        // Names that the manifest gave are kept with what is told of them.
        const objectives = Object.entries(start).filter(([key]) => /^cmi\.objectives\.\d+\.id$/.test(key));
        keepPairs({ ...runningPackage(standard, saved), ...Object.fromEntries(objectives) });
      }
      return answer;
    },
    [name.finish]: (word = '') => {
      if (isOver()) return refuse('false');
      const answer = call('finish', word);
      if (answer === 'true') phase = 'after';
      return answer;
    },
    [name.get]: (key = '') => (isOver() ? refuse('') : get(key)),
    [name.set]: (key = '', value = '') => {
      if (isOver()) return refuse('false');
      const text = String(value);
      const answer = call('set', key, text);
      if (answer !== 'true') return answer;
      if (key === exitName(standard)) exit = text;
      // Comments are added to those before.
      else if (key.startsWith('cmi.')) told[key] = key === 'cmi.comments' ? call('get', key) : text;
      clearTimeout(timer);
      timer = setTimeout(keepTold, autosave);
      return answer;
    },
    [name.commit]: (word = '') => (isOver() ? refuse('false') : call('commit', word)),
    [name.error]: () => own ?? String(runtime[name.error]?.() ?? '0'),
    [name.errorString]: (code = '') => String(runtime[name.errorString]?.(code) ?? ''),
    [name.diagnostic]: (code = '') => String(runtime[name.diagnostic]?.(code) ?? ''),
  };

  return {
    api,
    keep: () => {
      if (phase === 'running') keepTold(measured());
    },
  };
}
