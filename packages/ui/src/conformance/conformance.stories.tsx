import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHaste } from './on-stage.ts';
import { planted } from './planted.tsx';
import { violations } from './planted-ways.ts';
import { sentenceOf } from './rule.ts';
import type { RuleName } from './rule-names.ts';
import { RuleSheet } from './rule-sheet.tsx';
import { rulesOf } from './rules.ts';
import { tryAll } from './run.ts';
import { subjects } from './subjects.ts';
import { readWords } from './words/read.ts';
import { sources } from './words/sources.ts';

const catalogue = readWords(sources);
const seen = new Set<string>();
const rules = rulesOf(catalogue, (name) => seen.add(name));

/** Says words that only stories try: a component with an entry of its own in the package (`./product/qr-scanner.tsx`) is no subject here. */
const ofOwnEntry = new Set(['qrScanner']);

/** Which of the components, in the order of their names: a rule that takes long is tried in two stories. */
type Half = 'both' | 'first' | 'second';

/** One rule, tried on every component that the package exports; what fails is told in a sentence for each. */
const meta = {
  title: 'Foundations/Conformance',
  args: { rule: 'attributes', half: 'both' },
  argTypes: { rule: { control: false }, half: { control: false } },
  render: ({ rule }) => (
    <>
      {rules
        .filter(({ name }) => name === rule)
        .map((one) => (
          <RuleSheet key={one.name} {...one} />
        ))}
    </>
  ),
  play: ({ args }) => holds(args.rule, args.half),
} satisfies Meta<{ rule: RuleName; half: Half }>;
export default meta;
type Story = StoryObj<typeof meta>;

async function holds(rule: RuleName, half: Half = 'both'): Promise<void> {
  const middle = Math.ceil(subjects.length / 2);
  const tried = { both: subjects, first: subjects.slice(0, middle), second: subjects.slice(middle) };
  const failures = await tryAll(
    tried[half],
    rules.filter(({ name }) => name === rule),
  );
  // Thrown whole: what a matcher says of a long text is cut.
  if (failures.length > 0) throw new Error(failures.map(sentenceOf).join('\n'));
  await expect(failures).toEqual([]);
}

export const Attributes: Story = {};
export const Refs: Story = { args: { rule: 'refs' } };
export const Descriptions: Story = { tags: ['night'], args: { rule: 'descriptions' } };
export const Handlers: Story = { args: { rule: 'handlers' } };
export const Prevention: Story = { args: { rule: 'prevention' } };
export const Values: Story = { args: { rule: 'values', half: 'first' } };
export const ValuesOfTheSecondHalf: Story = { args: { rule: 'values', half: 'second' } };
export const Resets: Story = { args: { rule: 'resets' } };
export const Quiet: Story = { args: { rule: 'quiet' } };
export const Links: Story = { args: { rule: 'links' } };
export const Table: Story = { args: { rule: 'table' } };
export const Blocked: Story = { args: { rule: 'blocked' } };
export const Axe: Story = { tags: ['night'], args: { rule: 'axe', half: 'first' } };
export const AxeOfTheSecondHalf: Story = { tags: ['night'], args: { rule: 'axe', half: 'second' } };

export const Targets: Story = { tags: ['night'], args: { rule: 'targets' } };
export const Layers: Story = { tags: ['night'], args: { rule: 'layers' } };
export const Triggers: Story = { args: { rule: 'triggers' } };

/** Here every component of the catalogue has to come up, too: what nobody says needs no word. */
export const Words: Story = {
  args: { rule: 'words' },
  play: async () => {
    await holds('words');
    const unsaid = catalogue.filter(
      ({ name, words }) => words.length > 0 && !seen.has(name) && !ofOwnEntry.has(name),
    );
    await expect(unsaid.map(({ name }) => name).join()).toBe('');
  },
};

/** Components that break one rule each: it is told by that rule and by no other. */
async function isTold(broken: readonly RuleName[]): Promise<void> {
  const lines: string[] = [];
  const wanted: string[] = [];
  for (const rule of broken) {
    for (const way of violations[rule]) {
      wanted.push(`${way}: ${rule}`);
      const failures = await inHaste(() => tryAll([planted(way)], rules));
      lines.push(`${way}: ${[...new Set(failures.map((failure) => failure.rule))].join(', ')}`);
    }
  }
  const wrong = lines.filter((line, index) => line !== wanted[index]);
  if (wrong.length > 0) throw new Error(`told otherwise:\n${wrong.join('\n')}`);
  await expect((await tryAll([planted('is sound')], rules)).map(sentenceOf).join('\n')).toBe('');
}

/** What a component does with its caller's attributes. In several stories, since each planted component is tried by all rules. */
export const PlantedInAttributes: Story = { tags: ['night'], play: () => isTold(['attributes', 'refs']) };
export const PlantedInEvents: Story = {
  tags: ['night'],
  args: { rule: 'handlers' },
  play: () => isTold(['descriptions', 'handlers', 'prevention', 'quiet', 'table']),
};

/** How a component behaves. */
export const PlantedInValues: Story = {
  tags: ['night'],
  args: { rule: 'values' },
  play: () => isTold(['values']),
};
export const PlantedInWords: Story = {
  tags: ['night'],
  args: { rule: 'words' },
  play: () => isTold(['resets', 'words', 'axe', 'targets']),
};
export const PlantedInPresses: Story = {
  tags: ['night'],
  args: { rule: 'links' },
  play: () => isTold(['links']),
};
export const PlantedInBlocked: Story = {
  tags: ['night'],
  args: { rule: 'blocked' },
  play: () => isTold(['blocked']),
};
export const PlantedInLayers: Story = {
  tags: ['night'],
  args: { rule: 'layers' },
  play: () => isTold(['layers', 'triggers']),
};
