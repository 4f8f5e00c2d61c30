import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OutboxEntry } from '@student/domain';
import { Button, Card, Inline, SaveState, Stack, Tag, Text } from '@student/ui';
import type { SnapshotFrom } from 'xstate';
import { silentPort } from '../testing/fake-port.ts';
import { Flow, type Moment } from '../testing/flow.tsx';
import { outboxMachine } from './outbox.machine.ts';
import { outboxMoments } from './outbox.moments.ts';
import type { OutboxEvent } from './outbox.types.ts';

const still = outboxMachine.provide({
  actors: { keep: silentPort(), deliverNext: silentPort() },
  delays: { retryInterval: 86_400_000, storeRetryInterval: 86_400_000 },
});

type Scene = { snapshot: SnapshotFrom<typeof outboxMachine>; send: (event: OutboxEvent) => void };

/** O que a pessoa fez e o servidor ainda não sabe, com o statechart ao lado. */
function OutboxFlow({ moment }: { moment: Moment }) {
  return (
    <Flow
      machine={still}
      input={{ personId: 1 }}
      moment={moment}
      scene={(snapshot, send) => <Line snapshot={snapshot as Scene['snapshot']} send={send} />}
    />
  );
}

function Line({ snapshot, send }: Scene) {
  const { loose, waiting } = snapshot.context;
  return (
    <Card>
      <Stack gap="s">
        <SaveState state={stateOf(snapshot)} time="11:59" />
        <Text tone="muted">{wordsOfWaiting(waiting)}</Text>
        {loose.length > 0 && (
          <Stack as="ul" gap="xs">
            {loose.map((entry) => (
              <Inline as="li" key={entry.id}>
                <Text as="span">{wordsOfAct(entry)}</Text>
                <Tag tone="caution">só nesta aba</Tag>
              </Inline>
            ))}
          </Stack>
        )}
        {snapshot.matches({ delivery: 'waiting' }) && (
          <Button variant="outline" onClick={() => send({ type: 'network.return' })}>
            A rede volta
          </Button>
        )}
        {snapshot.matches({ delivery: 'signedOut' }) && (
          <Button variant="outline" onClick={() => send({ type: 'session.renew' })}>
            A pessoa entra de novo
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function stateOf(snapshot: Scene['snapshot']) {
  if (snapshot.hasTag('unwritten') && snapshot.hasTag('waiting')) return 'failed';
  if (snapshot.hasTag('waiting')) return 'offline';
  return snapshot.hasTag('sending') ? 'saving' : 'saved';
}

function wordsOfWaiting(waiting: number): string {
  if (waiting === 0) return 'Nada espera neste aparelho.';
  return waiting === 1 ? '1 ato espera neste aparelho.' : `${waiting} atos esperam neste aparelho.`;
}

function wordsOfAct({ act }: OutboxEntry): string {
  switch (act.kind) {
    case 'progress':
      return `15 segundos estudados a ${String(act.speedRate).replace('.', ',')}×`;
    case 'checkpoint':
      return `Parou no segundo ${act.seconds}`;
    case 'note':
      return `Anotação: ${act.text}`;
    default:
      return act.kind;
  }
}

const meta = {
  title: 'Flows/Outbox',
  component: OutboxFlow,
  args: { moment: outboxMoments.Waiting },
  argTypes: { moment: { control: false } },
} satisfies Meta<typeof OutboxFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { moment: outboxMoments.Empty } };
export const Writing: Story = { args: { moment: outboxMoments.Writing } };
export const Sending: Story = { args: { moment: outboxMoments.Sending } };
export const Waiting: Story = { args: { moment: outboxMoments.Waiting } };
export const SignedOut: Story = { args: { moment: outboxMoments.SignedOut } };
export const Unread: Story = { args: { moment: outboxMoments.Unread } };
export const Unwritten: Story = { args: { moment: outboxMoments.Unwritten } };
export const AtRisk: Story = { args: { moment: outboxMoments.AtRisk } };
