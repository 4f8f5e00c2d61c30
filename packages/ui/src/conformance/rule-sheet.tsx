import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/layout/layout.tsx';
import { Text } from '../components/text/text.tsx';
import type { Rule } from './rule.ts';
import { subjects } from './subjects.ts';

/** A rule as its story shows it: what holds, and for which components it does not. */
export function RuleSheet({ name, says }: Pick<Rule, 'name' | 'says'>) {
  const excepted = subjects.flatMap((subject) => {
    const reason = subject.entry.except?.[name];
    return reason === undefined ? [] : [{ name: subject.name, reason }];
  });
  return (
    <Stack gap="s">
      <Heading level={2}>{name}</Heading>
      <Text>{says}</Text>
      {excepted.map((one) => (
        <Text key={one.name} size="s" tone="muted">
          <strong>{one.name}</strong>: {one.reason}
        </Text>
      ))}
    </Stack>
  );
}
