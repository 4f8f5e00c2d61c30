import { describe, expect, it } from 'vitest';
import {
  addPackageTimes,
  newsOfPackage,
  type PackageStandard,
  type PackageState,
  packageTime,
  runningPackage,
  startOfPackage,
} from './package-state.ts';

const learner = { id: '1', name: 'Souza, Ana' };

describe('a package is started with what it has told (PLAYER-17)', () => {
  it.each<[string, PackageStandard, PackageState, PackageState]>([
    [
      'never started, of 1.2',
      '1.2',
      {},
      { 'cmi.core.entry': 'ab-initio', 'cmi.core.total_time': '0000:00:00.00' },
    ],
    ['never started, of 2004', '2004', {}, { 'cmi.entry': 'ab-initio', 'cmi.total_time': 'PT0S' }],
    [
      'suspended, of 1.2',
      '1.2',
      {
        'cmi.core.exit': 'suspend',
        'cmi.core.lesson_location': 'p7',
        'cmi.core.total_time': '0000:10:00.00',
        'cmi.core.session_time': '0000:01:30.50',
      },
      {
        'cmi.core.entry': 'resume',
        'cmi.core.lesson_location': 'p7',
        'cmi.core.total_time': '0000:11:30.50',
      },
    ],
    [
      'suspended, of 2004',
      '2004',
      {
        'cmi.exit': 'suspend',
        'cmi.suspend_data': 'a',
        'cmi.total_time': 'PT1H',
        'cmi.session_time': 'PT90.5S',
      },
      { 'cmi.entry': 'resume', 'cmi.suspend_data': 'a', 'cmi.total_time': 'PT1H1M30.5S' },
    ],
    [
      'saved by a host that kept nothing of how it was left',
      '2004',
      { 'cmi.location': '4' },
      { 'cmi.entry': 'resume', 'cmi.location': '4', 'cmi.total_time': 'PT0S' },
    ],
    [
      'done with',
      '2004',
      { 'cmi.exit': 'normal', 'cmi.location': '4' },
      { 'cmi.entry': '', 'cmi.location': '4', 'cmi.total_time': 'PT0S' },
    ],
    [
      'left without a word of its own',
      '1.2',
      { 'cmi.core.exit': '', 'cmi.core.lesson_location': '4' },
      { 'cmi.core.entry': '', 'cmi.core.lesson_location': '4', 'cmi.core.total_time': '0000:00:00.00' },
    ],
  ])('%s', (_, standard, saved, expected) => {
    const host: PackageState =
      standard === '1.2'
        ? {
            'cmi.core.student_id': '1',
            'cmi.core.student_name': 'Souza, Ana',
            'cmi.core.credit': 'credit',
            'cmi.core.lesson_mode': 'normal',
          }
        : {
            'cmi.learner_id': '1',
            'cmi.learner_name': 'Souza, Ana',
            'cmi.credit': 'credit',
            'cmi.mode': 'normal',
          };
    expect(startOfPackage(standard, saved, { learner })).toEqual({ ...host, ...expected });
  });

  it('the manifest has a word in it', () => {
    const start = startOfPackage(
      '1.2',
      {},
      {
        learner,
        notes: { launchData: 'mode=1', masteryScore: '80', timeLimit: '0000:30:00' },
      },
    );
    expect(start).toMatchObject({
      'cmi.launch_data': 'mode=1',
      'cmi.student_data.mastery_score': '80',
      'cmi.student_data.max_time_allowed': '0000:30:00',
    });
  });

  it('objectives of the manifest are there from the first start, and are not put over those that it has told of', () => {
    const notes = { objectives: ['main', 'rules'] };
    expect(startOfPackage('2004', {}, { learner, notes })).toMatchObject({
      'cmi.objectives.0.id': 'main',
      'cmi.objectives.1.id': 'rules',
    });
    const saved = { 'cmi.objectives.0.id': 'own' };
    expect(startOfPackage('2004', saved, { learner, notes })).not.toHaveProperty(['cmi.objectives.1.id']);
  });

  it('what another learner was called, and what the last start said, is said anew', () => {
    const saved = { 'cmi.learner_name': 'Outra', 'cmi.entry': 'ab-initio', 'cmi.location': '1' };
    expect(startOfPackage('2004', saved, { learner })).toMatchObject({
      'cmi.learner_name': 'Souza, Ana',
      'cmi.entry': 'resume',
    });
  });
});

it('a package that runs counts as suspended, and its time before is counted once', () => {
  const saved = { 'cmi.total_time': 'PT1M', 'cmi.session_time': 'PT30S' };
  const running = runningPackage('2004', saved);
  expect(running).toEqual({ 'cmi.exit': 'suspend', 'cmi.total_time': 'PT1M30S', 'cmi.session_time': 'PT0S' });
  expect(runningPackage('2004', running)).toEqual(running);
});

it('only what a package has told anew is saved, also that it took something back (PLAYER-16)', () => {
  const saved = { 'cmi.location': '4', 'cmi.suspend_data': 'abc', 'cmi.score.raw': '10' };
  const told = {
    'cmi.location': '5',
    'cmi.suspend_data': '',
    'cmi.score.raw': 10,
    'cmi.score.max': '',
    'cmi.learner_name': 'Souza, Ana',
    'cmi.entry': 'resume',
    'cmi.total_time': 'PT9H',
    'cmi.interactions.0.correct_responses': {},
    'cmi.interactions.0.id': 'q1',
  };
  expect(newsOfPackage('2004', saved, told)).toEqual({
    'cmi.location': '5',
    'cmi.suspend_data': '',
    'cmi.interactions.0.id': 'q1',
  });
});

it.each([
  ['1.2', 3723.5, '0001:02:03.50'],
  ['1.2', 0, '0000:00:00.00'],
  ['2004', 3723.5, 'PT1H2M3.5S'],
  ['2004', 0, 'PT0S'],
  ['2004', 60, 'PT1M'],
] as const)('in %s %d seconds are %s', (standard, seconds, text) => {
  expect(packageTime(standard, seconds)).toBe(text);
  expect(addPackageTimes(standard, text, 'nothing that can be read')).toBe(text);
});
