import type { Meta, StoryObj } from '@storybook/react-vite';
import { routeEntry } from '@student/domain';
import {
  Button,
  Card,
  Inline,
  InlineAlert,
  LoadingOverlay,
  PasswordField,
  Stack,
  Tag,
  Text,
} from '@student/ui';
import type { SnapshotFrom } from 'xstate';
import { silentPort } from '../testing/fake-port.ts';
import { Flow, type Moment } from '../testing/flow.tsx';
import { failureWords } from '../testing/words.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionMoments } from './session.moments.ts';
import type { SessionEvent } from './session.types.ts';

const still = sessionMachine.provide({
  actors: {
    validateSession: silentPort(),
    loadConfiguration: silentPort(),
    checkUserType: silentPort(),
    signIn: silentPort(),
    loadPerson: silentPort(),
    signOut: silentPort(),
    forgetPerson: silentPort(),
  },
});

type Scene = { snapshot: SnapshotFrom<typeof sessionMachine>; send: (event: SessionEvent) => void };

/** Quem está usando o aplicativo, do primeiro acesso à saída, com o statechart ao lado. */
function SessionFlow({ moment }: { moment: Moment }) {
  return (
    <Flow
      machine={still}
      input={{}}
      moment={moment}
      scene={(snapshot, send) => <Page snapshot={snapshot as Scene['snapshot']} send={send} />}
    />
  );
}

const kinds = { 1: 'Aluno', 2: 'Administrador', 4: 'Líder de time' } as const;

function Page({ snapshot, send }: Scene) {
  const { userType, configuration, person } = snapshot.context;
  return (
    <Stack>
      <Card>
        <Stack gap="s">
          <Inline>
            <Tag tone={person ? 'positive' : 'neutral'}>
              {person ? 'Ana Beatriz Souza' : 'Ninguém entrou'}
            </Tag>
            {person && userType && <Tag tone="brand">{kinds[userType]}</Tag>}
            {configuration.isMaintenanceMode && <Tag tone="caution">Em manutenção</Tag>}
          </Inline>
          <Text size="s" tone="muted">
            Uma página protegida leva a: {destinationOf(snapshot)}.
          </Text>
          {snapshot.matches({ present: 'staying' }) && (
            <Inline>
              <Button variant="outline" onClick={() => send({ type: 'leave.ask' })}>
                Sair
              </Button>
              <Button variant="plain" onClick={() => send({ type: 'session.expire', place: 'content' })}>
                A sessão acaba
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
      <Overlay snapshot={snapshot} send={send} />
    </Stack>
  );
}

function Overlay({ snapshot, send }: Scene) {
  if (snapshot.matches({ present: 'confirmingLeave' })) {
    return (
      <Card>
        <Stack gap="s">
          <Text weight="bold">Deseja realmente sair?</Text>
          <Text>Ao sair, você retornará para a página de login.</Text>
          <Inline>
            <Button variant="outline" onClick={() => send({ type: 'leave.cancel' })}>
              Cancelar
            </Button>
            <Button onClick={() => send({ type: 'leave.confirm' })}>Sair</Button>
          </Inline>
        </Stack>
      </Card>
    );
  }
  if (snapshot.hasTag('expired')) return <PasswordAgain snapshot={snapshot} send={send} />;
  return snapshot.hasTag('busy') ? <LoadingOverlay /> : null;
}

function PasswordAgain({ snapshot, send }: Scene) {
  const words = failureWords(snapshot.context.failure);
  return (
    <form
      noValidate
      aria-label="Entrar de novo"
      onSubmit={(event) => {
        event.preventDefault();
        const password = String(new FormData(event.currentTarget).get('password') ?? '');
        send({ type: 'credentials.submit', login: '52998224725', password });
      }}
    >
      <Card>
        <Stack gap="s">
          <Text weight="bold">Faça seu login novamente.</Text>
          {words && <InlineAlert tone="critical">{words}</InlineAlert>}
          <PasswordField label="Senha" name="password" autoComplete="current-password" />
          <Button type="submit" pending={snapshot.hasTag('busy')}>
            Entrar
          </Button>
        </Stack>
      </Card>
    </form>
  );
}

const destinations = {
  proceed: 'ela mesma',
  home: 'entrar, com volta',
  maintenance: 'tela de manutenção',
  dashboard: 'início',
  onboarding: 'boas-vindas',
} as const;

function destinationOf({ context }: Scene['snapshot']): string {
  const session = {
    hasPerson: context.person !== undefined,
    isMaintenanceMode: context.configuration.isMaintenanceMode,
    isFirstLogin: context.person?.isFirstLogin ?? false,
  };
  return destinations[routeEntry({ place: 'private', isDashboard: true }, session)];
}

const meta = {
  title: 'Flows/Session',
  component: SessionFlow,
  args: { moment: sessionMoments.Staying },
  argTypes: { moment: { control: false } },
} satisfies Meta<typeof SessionFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Absent: Story = { args: { moment: sessionMoments.Absent } };
export const Consulting: Story = { args: { moment: sessionMoments.Consulting } };
export const Entering: Story = { args: { moment: sessionMoments.Entering } };
export const AlmostIn: Story = { args: { moment: sessionMoments.AlmostIn } };
export const SettledProfile: Story = { args: { moment: sessionMoments.SettledProfile } };
export const Staying: Story = { args: { moment: sessionMoments.Staying } };
export const Manager: Story = { args: { moment: sessionMoments.Manager } };
export const Maintenance: Story = { args: { moment: sessionMoments.Maintenance } };
export const ConfirmingLeave: Story = { args: { moment: sessionMoments.ConfirmingLeave } };
export const AskingPassword: Story = { args: { moment: sessionMoments.AskingPassword } };
export const WrongPassword: Story = { args: { moment: sessionMoments.WrongPassword } };
export const SigningInAgain: Story = { args: { moment: sessionMoments.SigningInAgain } };
export const Recognising: Story = { args: { moment: sessionMoments.Recognising } };
export const Replacing: Story = { args: { moment: sessionMoments.Replacing } };
export const SigningOut: Story = { args: { moment: sessionMoments.SigningOut } };
export const Forgetting: Story = { args: { moment: sessionMoments.Forgetting } };
