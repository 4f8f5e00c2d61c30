import type { PackageStandard, PackageState } from '@student/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packageApi } from './runtime.ts';
import { createRuntime } from './runtimes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A package that runs; `kept` is what a server would have. */
async function run(
  standard: PackageStandard,
  saved: PackageState = {},
  { notes = {}, keeps = () => true }: { notes?: object; keeps?: () => boolean } = {},
) {
  const kept: Record<string, string> = { ...saved };
  const saves: PackageState[] = [];
  const { api, keep } = packageApi({
    standard,
    create: await createRuntime(standard),
    saved,
    learner: { id: '7', name: 'Souza, Ana' },
    notes,
    save: (pairs) => {
      if (!keeps()) return false;
      Object.assign(kept, pairs);
      saves.push(pairs);
      return true;
    },
    now: Date.now,
  });
  const prefix = standard === '1.2' ? 'LMS' : '';
  const call = (name: string, ...words: string[]) => api[`${prefix}${name}`]?.(...words);
  const end = standard === '1.2' ? 'Finish' : 'Terminate';
  return { api, call, keep, kept, saves, end: () => call(end, ''), error: () => call('GetLastError') };
}

type Step = [name: string, words: string[], answer: string, error: string];

/** The steps of the standards' conformance, in order: call, its words, what it answers, the error that is left. */
const conformance: Record<PackageStandard, Step[]> = {
  '1.2': [
    ['GetValue', ['cmi.core.lesson_status'], '', '301'],
    ['SetValue', ['cmi.core.lesson_location', '1'], 'false', '301'],
    ['Commit', [''], 'false', '301'],
    ['Finish', [''], 'false', '301'],
    ['Initialize', ['x'], 'false', '201'],
    ['Initialize', [''], 'true', '0'],
    ['Initialize', [''], 'false', '101'],
    [
      'GetValue',
      ['cmi.core._children'],
      'student_id,student_name,lesson_location,credit,lesson_status,entry,score,total_time,lesson_mode,exit,session_time',
      '0',
    ],
    ['GetValue', ['cmi.core.student_id'], '7', '0'],
    ['GetValue', ['cmi.core.student_name'], 'Souza, Ana', '0'],
    ['GetValue', ['cmi.core.entry'], 'ab-initio', '0'],
    ['GetValue', ['cmi.core.lesson_status'], 'not attempted', '0'],
    ['GetValue', ['cmi.core.lesson_mode'], 'normal', '0'],
    ['GetValue', ['cmi.core.credit'], 'credit', '0'],
    ['GetValue', ['cmi.core.total_time'], '0000:00:00.00', '0'],
    ['GetValue', ['cmi.core.session_time'], '', '404'],
    ['GetValue', ['cmi.core.exit'], '', '404'],
    ['GetValue', ['cmi.no_such_thing'], '', '401'],
    ['GetValue', ['cmi.interactions._count'], '0', '0'],
    ['SetValue', ['cmi.core.student_id', 'x'], 'false', '403'],
    ['SetValue', ['cmi.core._children', 'x'], 'false', '402'],
    ['SetValue', ['cmi.core.lesson_status', 'not attempted'], 'false', '405'],
    ['SetValue', ['cmi.core.lesson_status', 'incomplete'], 'true', '0'],
    ['SetValue', ['cmi.core.score.raw', '101'], 'false', '405'],
    ['SetValue', ['cmi.core.score.raw', 'oitenta'], 'false', '405'],
    ['SetValue', ['cmi.core.score.raw', '80'], 'true', '0'],
    ['SetValue', ['cmi.core.session_time', '1:30'], 'false', '405'],
    ['SetValue', ['cmi.core.session_time', '0000:01:30.5'], 'true', '0'],
    ['SetValue', ['cmi.core.exit', 'later'], 'false', '405'],
    ['SetValue', ['cmi.core.exit', 'suspend'], 'true', '0'],
    ['SetValue', ['cmi.suspend_data', 'a'.repeat(4096)], 'true', '0'],
    ['SetValue', ['cmi.interactions.1.id', 'q'], 'false', '201'],
    ['SetValue', ['cmi.interactions.0.id', 'q1'], 'true', '0'],
    ['SetValue', ['cmi.interactions.0.type', 'choice'], 'true', '0'],
    ['SetValue', ['cmi.interactions.0.result', 'correct'], 'true', '0'],
    ['GetValue', ['cmi.interactions._count'], '1', '0'],
    ['SetValue', ['cmi.objectives.0.id', 'o1'], 'true', '0'],
    ['GetValue', ['cmi.objectives.0.id'], 'o1', '0'],
    ['Commit', ['x'], 'false', '201'],
    ['Commit', [''], 'true', '0'],
    ['Finish', [''], 'true', '0'],
    ['GetValue', ['cmi.core.lesson_status'], '', '301'],
    ['SetValue', ['cmi.core.lesson_location', '1'], 'false', '301'],
    ['Commit', [''], 'false', '301'],
    ['Finish', [''], 'false', '301'],
  ],
  '2004': [
    ['GetValue', ['cmi.location'], '', '122'],
    ['SetValue', ['cmi.location', '1'], 'false', '132'],
    ['Commit', [''], 'false', '142'],
    ['Terminate', [''], 'false', '112'],
    ['Initialize', ['x'], 'false', '201'],
    ['Initialize', [''], 'true', '0'],
    ['Initialize', [''], 'false', '103'],
    ['GetValue', ['cmi._version'], '1.0', '0'],
    ['GetValue', ['cmi.learner_id'], '7', '0'],
    ['GetValue', ['cmi.learner_name'], 'Souza, Ana', '0'],
    ['GetValue', ['cmi.entry'], 'ab-initio', '0'],
    ['GetValue', ['cmi.completion_status'], 'unknown', '0'],
    ['GetValue', ['cmi.success_status'], 'unknown', '0'],
    ['GetValue', ['cmi.mode'], 'normal', '0'],
    ['GetValue', ['cmi.total_time'], 'PT0S', '0'],
    ['GetValue', ['cmi.location'], '', '403'],
    ['GetValue', ['cmi.session_time'], '', '405'],
    ['GetValue', ['cmi.exit'], '', '405'],
    ['GetValue', ['cmi.no_such_thing'], '', '401'],
    ['SetValue', ['cmi.learner_id', 'x'], 'false', '404'],
    ['SetValue', ['cmi.score.scaled', '1.5'], 'false', '407'],
    ['SetValue', ['cmi.score.scaled', 'muito'], 'false', '406'],
    ['SetValue', ['cmi.score.scaled', '0.8'], 'true', '0'],
    ['SetValue', ['cmi.progress_measure', '0.5'], 'true', '0'],
    ['SetValue', ['cmi.completion_status', 'done'], 'false', '406'],
    ['SetValue', ['cmi.completion_status', 'incomplete'], 'true', '0'],
    ['SetValue', ['cmi.success_status', 'passed'], 'true', '0'],
    ['SetValue', ['cmi.suspend_data', 'a'.repeat(64_000)], 'true', '0'],
    ['SetValue', ['cmi.session_time', '90'], 'false', '406'],
    ['SetValue', ['cmi.session_time', 'PT1M30.5S'], 'true', '0'],
    ['SetValue', ['cmi.exit', 'suspend'], 'true', '0'],
    ['SetValue', ['cmi.interactions.1.id', 'q'], 'false', '351'],
    ['SetValue', ['cmi.interactions.0.type', 'choice'], 'false', '408'],
    ['SetValue', ['cmi.interactions.0.id', 'q1'], 'true', '0'],
    ['SetValue', ['cmi.interactions.0.type', 'choice'], 'true', '0'],
    ['SetValue', ['cmi.interactions.0.learner_response', 'a[,]b'], 'true', '0'],
    ['GetValue', ['cmi.interactions._count'], '1', '0'],
    ['SetValue', ['cmi.objectives.0.id', 'o1'], 'true', '0'],
    ['SetValue', ['cmi.objectives.0.success_status', 'passed'], 'true', '0'],
    ['Commit', ['x'], 'false', '201'],
    ['Commit', [''], 'true', '0'],
    ['Terminate', [''], 'true', '0'],
    ['Initialize', [''], 'false', '104'],
    ['GetValue', ['cmi.location'], '', '123'],
    ['SetValue', ['cmi.location', '1'], 'false', '133'],
    ['Commit', [''], 'false', '143'],
    ['Terminate', [''], 'false', '113'],
  ],
};

describe.each(['1.2', '2004'] as const)('the runtime of %s', (standard) => {
  const [location, status, session, exit, total, entry] =
    standard === '1.2'
      ? [
          'cmi.core.lesson_location',
          'cmi.core.lesson_status',
          'cmi.core.session_time',
          'cmi.core.exit',
          'cmi.core.total_time',
          'cmi.core.entry',
        ]
      : [
          'cmi.location',
          'cmi.completion_status',
          'cmi.session_time',
          'cmi.exit',
          'cmi.total_time',
          'cmi.entry',
        ];

  it('answers and errs as the standard says, step by step', async () => {
    const { call, error } = await run(standard);
    const steps = conformance[standard];
    expect(steps.map(([name, words]) => [name, words, call(name, ...words), error()])).toEqual(steps);
  });

  it('an error has its words', async () => {
    const { call } = await run(standard);
    expect(call('GetErrorString', '201')).not.toBe('');
    expect(call('GetErrorString', '0')).toBe('No Error');
  });

  it('what it tells is saved by key and value, each once, and given back (PLAYER-16, PLAYER-17)', async () => {
    const first = await run(standard);
    first.call('Initialize', '');
    first.call('SetValue', location, '4');
    first.call('SetValue', status, 'incomplete');
    first.call('SetValue', 'cmi.suspend_data', '{"step":4}');
    first.call('SetValue', 'cmi.interactions.0.id', 'q1');
    first.call('SetValue', 'cmi.interactions.0.type', 'choice');
    first.call('SetValue', session, standard === '1.2' ? '0000:01:00.00' : 'PT1M');
    first.call('SetValue', exit, 'suspend');
    expect(first.call('Commit', '')).toBe('true');
    const commits = first.saves.length;
    expect(first.call('Commit', '')).toBe('true');
    expect(first.saves).toHaveLength(commits);
    first.end();
    expect(first.kept).toMatchObject({
      [location]: '4',
      [status]: 'incomplete',
      'cmi.suspend_data': '{"step":4}',
      [exit]: 'suspend',
    });
    expect(Object.keys(first.kept).filter((key) => /student|learner|entry|credit|mode/.test(key))).toEqual(
      [],
    );

    const second = await run(standard, first.kept);
    second.call('Initialize', '');
    const read = [entry, location, status, 'cmi.suspend_data', 'cmi.interactions._count'].map((key) =>
      second.call('GetValue', key),
    );
    expect(read).toEqual(['resume', '4', 'incomplete', '{"step":4}', '1']);
    expect(second.call('GetValue', total)).toBe(standard === '1.2' ? '0000:01:00.00' : 'PT1M');
  });

  it('a package that was not suspended is not resumed, and one whose tab ended without a word is', async () => {
    const first = await run(standard);
    first.call('Initialize', '');
    first.call('SetValue', location, '4');
    first.keep();
    expect((await run(standard, first.kept)).kept[exit]).toBe('suspend');
    first.end();
    const second = await run(standard, first.kept);
    second.call('Initialize', '');
    expect([second.call('GetValue', entry), second.call('GetValue', location)]).toEqual(['', '4']);
  });

  it('what is set and not committed is kept a second later, and when the page goes', async () => {
    const { call, keep, kept } = await run(standard);
    call('Initialize', '');
    call('SetValue', location, '2');
    expect(kept[location]).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(kept[location]).toBe('2');
    call('SetValue', location, '3');
    keep();
    expect(kept[location]).toBe('3');
  });

  it('a commit that is not kept is not true, and is made again', async () => {
    let keeps = true;
    const { call, error, kept } = await run(standard, {}, { keeps: () => keeps });
    call('Initialize', '');
    call('SetValue', location, '2');
    keeps = false;
    expect([call('Commit', ''), error()]).toEqual(['false', standard === '1.2' ? '101' : '391']);
    keeps = true;
    expect([call('Commit', ''), error()]).toEqual(['true', '0']);
    expect(kept[location]).toBe('2');
  });

  it('the time of a package that does not tell it is measured, and times add up', async () => {
    const first = await run(standard);
    first.call('Initialize', '');
    vi.advanceTimersByTime(61_000);
    first.end();
    const second = await run(standard, first.kept);
    second.call('Initialize', '');
    vi.advanceTimersByTime(60_000);
    second.end();
    const third = await run(standard, second.kept);
    third.call('Initialize', '');
    expect(third.call('GetValue', total)).toBe(standard === '1.2' ? '0000:02:01.00' : 'PT2M1S');
  });

  it('what was told in an earlier session is replaced, also by nothing', async () => {
    const { call, kept } = await run(standard, { 'cmi.suspend_data': 'a', [exit]: 'suspend' });
    call('Initialize', '');
    call('SetValue', 'cmi.suspend_data', '');
    call('Commit', '');
    expect(kept['cmi.suspend_data']).toBe('');
  });
});

it('nothing of a long package is cut: 1.2 takes what many tools write beyond its 4096 characters', async () => {
  const { call, kept } = await run('1.2');
  const long = 'x'.repeat(60_000);
  call('Initialize', '');
  expect(call('SetValue', 'cmi.suspend_data', long)).toBe('true');
  call('Commit', '');
  expect(kept['cmi.suspend_data']).toBe(long);
});

it('a package of 1.2 with a mastery score is passed or failed by its score', async () => {
  const { call, kept, end } = await run('1.2', {}, { notes: { masteryScore: '80' } });
  call('Initialize', '');
  expect(call('GetValue', 'cmi.student_data.mastery_score')).toBe('80');
  call('SetValue', 'cmi.core.lesson_status', 'completed');
  call('SetValue', 'cmi.core.score.raw', '70');
  end();
  expect(kept['cmi.core.lesson_status']).toBe('failed');
});
