import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatTime } from '@student/domain';
import {
  Button,
  Card,
  ErrorState,
  Inline,
  InlineAlert,
  ProgressBar,
  SaveState,
  Spinner,
  Stack,
  Tag,
  Text,
} from '@student/ui';
import type { SnapshotFrom } from 'xstate';
import { silentPort } from '../testing/fake-port.ts';
import { Flow, type Moment } from '../testing/flow.tsx';
import { failureWords } from '../testing/words.ts';
import { contentMachine } from './content.machine.ts';
import { contentMoments } from './content.moments.ts';
import type { ContentEvent } from './content.types.ts';
import { saveStateOf } from './save-state.ts';

const still = contentMachine.provide({
  actors: {
    initialize: silentPort(),
    saveProgress: silentPort(),
    saveCheckpoint: silentPort(),
    finish: silentPort(),
  },
  delays: { second: 86_400_000, retryInterval: 86_400_000 },
});

type Scene = { snapshot: SnapshotFrom<typeof contentMachine>; send: (event: ContentEvent) => void };

/** Um conteúdo aberto: abrir, estudar, salvar, concluir, com o statechart ao lado. */
function ContentFlow({ moment }: { moment: Moment }) {
  return (
    <Flow
      machine={still}
      input={{ content: 'course/12/7', type: 1, minDuration: 600 }}
      moment={moment}
      scene={(snapshot, send) => <Content snapshot={snapshot as Scene['snapshot']} send={send} />}
    />
  );
}

function Content({ snapshot, send }: Scene) {
  const { status, failure, savedAt, speedRate } = snapshot.context;
  if (snapshot.matches('opening')) return <Spinner />;
  if (snapshot.matches('unavailable')) {
    return (
      <ErrorState
        title={failureWords(failure) ?? ''}
        level={3}
        onRetry={() => send({ type: 'content.retry' })}
      />
    );
  }
  if (snapshot.matches('left')) return <InlineAlert>O conteúdo foi fechado.</InlineAlert>;
  return (
    <Card>
      <Stack gap="s">
        <Text weight="bold">Conversas difíceis sem perder a parceria</Text>
        <ProgressBar label="Progresso do conteúdo" value={status.progress} />
        <Inline>
          {status.isFinished && <Tag tone="positive">Concluído</Tag>}
          {snapshot.hasTag('playing') && <Tag tone="brand">Tocando</Tag>}
          <Tag>{`${String(speedRate).replace('.', ',')}×`}</Tag>
          <SaveState
            state={saveStateOf(snapshot)}
            time={savedAt === undefined ? undefined : formatTime(savedAt, 'America/Sao_Paulo')}
          />
        </Inline>
        <Acts snapshot={snapshot} send={send} />
      </Stack>
    </Card>
  );
}

function Acts({ snapshot, send }: Scene) {
  if (snapshot.matches('awaitingAnswers')) {
    return <Button onClick={() => send({ type: 'answers.complete' })}>Enviar respostas</Button>;
  }
  if (!snapshot.matches('studying')) return null;
  const isPlaying = snapshot.hasTag('playing');
  return (
    <Inline>
      <Button onClick={() => send({ type: isPlaying ? 'playback.pause' : 'playback.play' })}>
        {isPlaying ? 'Pausar' : 'Reproduzir'}
      </Button>
      <Button variant="outline" onClick={() => send({ type: 'content.leave' })}>
        Fechar
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Flows/Content',
  component: ContentFlow,
  args: { moment: contentMoments.Playing },
  argTypes: { moment: { control: false } },
} satisfies Meta<typeof ContentFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = { args: { moment: contentMoments.Opening } };
export const Unavailable: Story = { args: { moment: contentMoments.Unavailable } };
export const AwaitingAnswers: Story = { args: { moment: contentMoments.AwaitingAnswers } };
export const Paused: Story = { args: { moment: contentMoments.Paused } };
export const Playing: Story = { args: { moment: contentMoments.Playing } };
export const Away: Story = { args: { moment: contentMoments.Away } };
export const SavingProgress: Story = { args: { moment: contentMoments.SavingProgress } };
export const SavingCheckpoint: Story = { args: { moment: contentMoments.SavingCheckpoint } };
export const Saved: Story = { args: { moment: contentMoments.Saved } };
export const KeptOnThisDevice: Story = { args: { moment: contentMoments.KeptOnThisDevice } };
export const AtRisk: Story = { args: { moment: contentMoments.AtRisk } };
export const NotSaved: Story = { args: { moment: contentMoments.NotSaved } };
export const Finishing: Story = { args: { moment: contentMoments.Finishing } };
export const Unfinished: Story = { args: { moment: contentMoments.Unfinished } };
export const Finished: Story = { args: { moment: contentMoments.Finished } };
export const Leaving: Story = { args: { moment: contentMoments.Leaving } };
export const Left: Story = { args: { moment: contentMoments.Left } };
