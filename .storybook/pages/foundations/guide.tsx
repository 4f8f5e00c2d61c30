import { CheckIcon, CloseIcon, Container, Grid, Heading, Stack, Text, vars } from '@student/ui';
import type { ReactNode } from 'react';
import { TokenName } from '../token-name.tsx';
import { useTokenValues } from './page-values.ts';

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
  name: string;
  /** Path of the token, which says its values. */
  path?: string;
  /** What is said in place of a token's values, where it is none. */
  value?: string;
  when: string;
  sample: ReactNode;
}

/** Tokens with a sample each, their values, and when to use which. */
export function Uses({ of, label }: { of: readonly Use[]; label: string }) {
  return (
    <Grid as="ul" least="panel" gap="m" aria-label={label}>
      {of.map(({ name, path, value, when, sample }) => (
        <li
          key={name}
          style={{ display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: vars.space.s }}
        >
          <span aria-hidden>{sample}</span>
          <span style={{ display: 'grid', alignContent: 'start' }}>
            {path === undefined ? (
              <Text as="strong" size="s" weight="bold">
                {name}
              </Text>
            ) : (
              <TokenName path={path} />
            )}
            {path === undefined ? <Quiet>{value}</Quiet> : <Values path={path} />}
            <Text as="span" size="s">
              {when}
            </Text>
          </span>
        </li>
      ))}
    </Grid>
  );
}

/** What a token is in the page's brand and scheme, and in the brands where it is something else; read from their tokens. */
export function Values({ path }: { path: string }) {
  const { here, elsewhere } = useTokenValues(path);
  return (
    <>
      <Quiet>{here.join(' · ')}</Quiet>
      {elsewhere.length === 0 ? null : (
        <Quiet>{elsewhere.map(({ brand, value }) => `${brand} ${value}`).join(' · ')}</Quiet>
      )}
    </>
  );
}

/** A token in a line: its name, its values, and when to use it. */
export function Token({ path, when }: { path: string; when: string }) {
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.s }}>
      <TokenName path={path} />
      <Values path={path} />
      <Text as="span" size="s">
        {when}
      </Text>
    </span>
  );
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Text as="span" size="xs" tone="muted" figures="tabular">
    {children}
  </Text>
);

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
