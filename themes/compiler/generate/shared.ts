import { fallbackOf } from '../fonts.ts';
import type { Character } from './recipe.ts';
import { px } from './values.ts';

/** The tokens that are the same in both schemes. */
export function sharedOf(character: Character): Record<string, unknown> {
  const sizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'display'];
  const spaces = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'card', 'control'];
  const group = ($type: string, entries: readonly (readonly [string, unknown])[]) => ({
    $type,
    ...Object.fromEntries(entries.map(([name, $value]) => [name, { $value }])),
  });
  const rem = (value: number) => ({ value: Math.round((value / 16) * 10000) / 10000, unit: 'rem' });
  const families = (name: string) => [name, fallbackOf(name), 'system-ui', 'sans-serif'];
  const [small, medium, large] = character.controls;
  return {
    font: {
      family: group('fontFamily', [
        ['body', families(character.fonts.body)],
        ['heading', families(character.fonts.heading)],
        ['mono', ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace']],
      ]),
      weight: group('fontWeight', [
        ['regular', 400],
        ['medium', Math.min(600, character.boldWeight - 100)],
        ['bold', character.boldWeight],
        ['heading', character.headingWeight],
      ]),
      size: group(
        'dimension',
        sizes.map((name, index) => [name, rem(character.text[index] ?? 16)]),
      ),
      lineHeight: group(
        'dimension',
        sizes.map((name, index) => [name, rem(character.lines[index] ?? 24)]),
      ),
      tracking: group(
        'dimension',
        Object.entries(character.tracking).map(([name, value]) => [name, rem(value)]),
      ),
    },
    space: group(
      'dimension',
      spaces.map((name, index) => [name, px(character.space[index] ?? 16)]),
    ),
    radius: group('dimension', [
      ...Object.entries(character.radius).map(([name, value]) => [name, px(value)] as const),
      ['round', px(9999)],
    ]),
    borderWidth: group(
      'dimension',
      Object.entries(character.lineWidth).map(([name, value]) => [name, px(value)]),
    ),
    motion: {
      ...group(
        'duration',
        (
          [
            ['fast', 120],
            ['base', 200],
            ['slow', 300],
            ['page', 800],
            ['carousel', 1000],
          ] as const
        ).map(([name, value]) => [name, { value, unit: 'ms' }]),
      ),
      standard: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
      enter: { $type: 'cubicBezier', $value: [0, 0, 0, 1] },
      exit: { $type: 'cubicBezier', $value: [0.3, 0, 1, 1] },
    },
    size: group('dimension', [
      ['touch', px(44)],
      ['controlSmall', px(small)],
      ['controlMedium', px(medium)],
      ['controlLarge', px(large)],
      ['iconSmall', rem(16)],
      ['iconMedium', rem(20)],
      ['iconLarge', rem(28)],
      ['header', px(character.header)],
      ['headerNarrow', px(56)],
      ['reading', px(680)],
      ['content', px(1280)],
      ['wide', px(1680)],
    ]),
    icon: group('number', [['stroke', character.iconStroke]]),
    layer: group('number', [
      ['raised', 1],
      ['sticky', 100],
      ['header', 200],
      ['menu', 300],
      ['scrim', 400],
      ['dialog', 410],
      ['toast', 500],
      ['tooltip', 600],
    ] as const),
  };
}
