import { Heading, Stack, Table, Text } from '@student/ui';
import type { ReactNode } from 'react';
import { DoAndDont, Guide } from './guide.tsx';
import { type Choice, figures, manners, signs, words } from './voice-rules.ts';

/** How the product speaks: the rules that `scripts/voice.test.ts` reads the words of the product by. */
export function VoicePage() {
  return (
    <Guide
      title="Voice"
      intro="Brazilian Portuguese as a careful colleague would speak it, to somebody at work, often on a phone and between two tasks: plain, warm, short, and never in English. Where the specification fixes the words, they stay."
    >
      {manners.map(({ rule, why, good, bad, badWhy }) => (
        <Stack key={rule} as="section" gap="m">
          <Heading level={2} size="xl">
            {rule}
          </Heading>
          <DoAndDont
            goodWhy={why}
            good={<Sample text={good} />}
            badWhy={badWhy}
            bad={<Sample text={bad} />}
          />
        </Stack>
      ))}
      <Choices title="One word for one thing" of={words} />
      <Choices title="Signs" of={signs} />
      <Part title="Numbers and times">
        <Table
          caption="Numbers and times"
          keyOf={({ say }) => say}
          rows={figures}
          columns={[
            { key: 'say', header: 'We write', role: 'rowHeader', cell: ({ say }) => <Said text={say} /> },
            { key: 'when', header: 'For', cell: ({ when }) => when },
          ]}
        />
      </Part>
      <Part title="Who checks">
        <Text>
          A title has no full stop, the sentence below it has one; only its first letter is a capital. The
          rest is read by a test, by the rules of this page: catalogues of words, sentences in components,
          facts of brands, the sandbox’s data and its refusals. It reports what stands in a right-hand column
          above, and English. What the specification words is left alone, and so is what it does not see:
          whether a sentence is kind.
        </Text>
      </Part>
    </Guide>
  );
}

function Choices({ title, of }: { title: string; of: readonly Choice[] }) {
  return (
    <Part title={title}>
      <Table
        caption={title}
        keyOf={({ say }) => say}
        rows={of}
        columns={[
          { key: 'say', header: 'We write', role: 'rowHeader', cell: ({ say }) => <Said text={say} /> },
          { key: 'not', header: 'Never', cell: ({ not }) => <Said text={not.join(' · ')} /> },
          ...(of.some(({ note }) => note)
            ? [{ key: 'note', header: 'What counts', cell: ({ note }: Choice) => note }]
            : []),
        ]}
      />
    </Part>
  );
}

const Sample = ({ text }: { text: string }) => (
  <Text lang="pt-BR" size="l">
    {text}
  </Text>
);

const Said = ({ text }: { text: string }) => (
  <span lang="pt-BR" style={{ whiteSpace: 'pre-wrap' }}>
    {text}
  </span>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="xl">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
