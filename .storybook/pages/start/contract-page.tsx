import { Card, Container, Heading, Inline, SearchField, Stack, Text, vars } from '@student/ui';
import { useEffect, useState } from 'react';
import { type Call, readContract } from './contract.ts';

/** Every call that the student app makes, searchable by path, name or group, for whoever builds the backend. */
export function ContractPage() {
  const [calls, setCalls] = useState<readonly Call[]>();
  const [term, setTerm] = useState('');
  useEffect(() => {
    readContract().then(setCalls, () => setCalls([]));
  }, []);
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (calls ?? []).filter(({ id, method, path, tag, summary, codes }) => {
    const all = `${method} ${path} ${id} ${tag} ${summary} ${codes.join(' ')}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const groups = Map.groupBy(found, ({ tag }) => tag || 'other');
  return (
    <Container width="content">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1}>API contract</Heading>
          <Text tone="muted">
            What the backend has to answer. The same document, packages/api-client/openapi.json, is checked
            against the app’s own calls in every test run. A name with a question mark may be absent.
          </Text>
        </Stack>
        <SearchField label="Search by path, name, group or error code" debounce={100} onSearch={setTerm} />
        <Text as="p" role="status" size="s" tone="muted">
          {calls === undefined ? 'Reading the contract…' : `${found.length} of ${calls.length} calls`}
        </Text>
        {[...groups].map(([tag, ones]) => (
          <Stack key={tag} as="section" gap="xs">
            <Heading level={2} size="l">
              {tag}
            </Heading>
            {ones.map((call) => (
              <CallCard key={`${call.method} ${call.path}`} call={call} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Container>
  );
}

function CallCard({ call }: { call: Call }) {
  return (
    <Card>
      <details>
        <summary style={{ cursor: 'pointer', overflowWrap: 'anywhere' }}>
          <Text as="strong" size="s" tone="brand">
            {call.method}
          </Text>{' '}
          <code>{call.path}</code>{' '}
          <Text as="span" size="s" tone="muted">
            {call.id} · {call.auth === 'session' ? 'needs a session' : 'open'}
          </Text>
        </summary>
        <Stack gap="s">
          <div />
          {call.summary ? <Text>{call.summary}</Text> : null}
          {call.parameters.map(({ name, place, required, shape }) => (
            <Text key={`${place} ${name}`} size="s">
              <code>{name}</code> in {place}: {shape}
              {required ? '' : ', optional'}
            </Text>
          ))}
          {call.body === undefined ? null : <Shape title="Body" shape={call.body} />}
          <Shape title="Answer" shape={call.data} />
          {call.codes.length > 0 ? (
            <Inline gap="xs">
              <Text size="s">May refuse with</Text>
              {call.codes.map((code) => (
                <code key={code}>{code}</code>
              ))}
            </Inline>
          ) : null}
        </Stack>
      </details>
    </Card>
  );
}

function Shape({ title, shape }: { title: string; shape: unknown }) {
  return (
    <Stack gap="xxs">
      <Text size="s" weight="bold">
        {title}
      </Text>
      <pre
        style={{
          padding: vars.space.s,
          background: vars.color.bg.sunken,
          fontSize: vars.font.size.xs,
          fontFamily: vars.font.family.mono,
          whiteSpace: 'pre-wrap',
        }}
      >
        {JSON.stringify(shape, null, 2)}
      </pre>
    </Stack>
  );
}
