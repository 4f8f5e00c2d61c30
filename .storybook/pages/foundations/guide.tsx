import { CheckIcon, CloseIcon, Container, Grid, Heading, Stack, Text, vars } from '@student/ui';
import type { ReactNode } from 'react';

/** A page of the foundations: what it is for, then its parts. */
export function Guide({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <Container>
      <div style={{ paddingBlock: vars.space.xl }}>
        <Stack gap="xxl">
          <Stack gap="s">
            <Heading level={1} size="xxxl">
              {title}
            </Heading>
            <Text size="l" tone="muted">
              {intro}
            </Text>
          </Stack>
          {children}
        </Stack>
      </div>
    </Container>
  );
}

/** What a token is for, beside what it looks like here and now. */
export interface Use {
  /** The last part of the token's path, or all of it where a list mixes groups. */
  name: string;
  value: string | undefined;
  when: string;
  sample: ReactNode;
}

/** Tokens with a sample each, and when to use which. */
export function Uses({ of, label }: { of: readonly Use[]; label: string }) {
  return (
    <Grid as="ul" least="panel" gap="m" aria-label={label}>
      {of.map(({ name, value, when, sample }) => (
        <li
          key={name}
          style={{ display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: vars.space.s }}
        >
          <span aria-hidden>{sample}</span>
          <span style={{ display: 'grid', alignContent: 'start' }}>
            <Text as="strong" size="s" weight="bold">
              {name}
            </Text>
            <Text as="span" size="xs" tone="muted" figures="tabular">
              {value ?? 'none in this brand'}
            </Text>
            <Text as="span" size="s">
              {when}
            </Text>
          </span>
        </li>
      ))}
    </Grid>
  );
}

/** One way that is right and one that is not, each drawn by the components themselves. */
export function DoAndDont({
  good,
  goodWhy,
  bad,
  badWhy,
}: {
  good: ReactNode;
  goodWhy: string;
  bad: ReactNode;
  badWhy: string;
}) {
  return (
    <div style={pair}>
      <Verdict kind="do" why={goodWhy}>
        {good}
      </Verdict>
      <Verdict kind="dont" why={badWhy}>
        {bad}
      </Verdict>
    </div>
  );
}

function Verdict({ kind, why, children }: { kind: 'do' | 'dont'; why: string; children: ReactNode }) {
  const isGood = kind === 'do';
  const { positive, critical } = vars.color.border;
  return (
    <figure
      style={{ display: 'grid', gap: vars.space.s, alignContent: 'start', margin: 0, minInlineSize: 0 }}
    >
      <div
        style={{
          display: 'grid',
          alignContent: 'center',
          minBlockSize: 140,
          minInlineSize: 0,
          padding: vars.space.l,
          overflow: 'hidden',
          background: vars.color.bg.surface,
          border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
          borderBlockStart: `4px solid ${isGood ? positive : critical}`,
        }}
      >
        {children}
      </div>
      <Text as="figcaption" size="s">
        <Text as="strong" size="s" weight="bold" tone={isGood ? 'positive' : 'critical'}>
          {isGood ? <CheckIcon /> : <CloseIcon />} {isGood ? 'Do. ' : 'Don’t. '}
        </Text>
        {why}
      </Text>
    </figure>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: vars.space.l,
} as const;
