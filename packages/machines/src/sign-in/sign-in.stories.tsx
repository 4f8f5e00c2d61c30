import type { Meta, StoryObj } from '@storybook/react-vite';
import { editLogin, showLogin } from '@student/domain';
import { Button, Card, Checkbox, InlineAlert, LoginField, PasswordField, Stack, Text } from '@student/ui';
import type { SnapshotFrom } from 'xstate';
import { silentPort } from '../testing/fake-port.ts';
import { Flow, type Moment } from '../testing/flow.tsx';
import { failureWords, wordsOf } from '../testing/words.ts';
import { signInMachine } from './sign-in.machine.ts';
import { signInMoments } from './sign-in.moments.ts';
import type { SignInEvent } from './sign-in.types.ts';

const still = signInMachine.provide({
  actors: {
    signIn: silentPort(),
    loadPerson: silentPort(),
    acceptTerm: silentPort(),
    changePassword: silentPort(),
  },
});

type Scene = { snapshot: SnapshotFrom<typeof signInMachine>; send: (event: SignInEvent) => void };

/** Entrar: cada estado do painel de login até a primeira página, com o statechart ao lado. */
function SignInFlow({ moment }: { moment: Moment }) {
  return (
    <Flow
      machine={still}
      input={{ redirect: '/student/course/12' }}
      moment={moment}
      scene={(snapshot, send) => <Step snapshot={snapshot as Scene['snapshot']} send={send} />}
    />
  );
}

function Step({ snapshot, send }: Scene) {
  if (snapshot.hasTag('term')) return <Term snapshot={snapshot} send={send} />;
  if (snapshot.hasTag('newPassword')) return <NewPassword snapshot={snapshot} send={send} />;
  if (snapshot.hasTag('credentials')) return <Credentials snapshot={snapshot} send={send} />;
  return (
    <InlineAlert tone="positive" title="Entrou">
      Segue para {snapshot.context.redirect ?? 'o início'}.
    </InlineAlert>
  );
}

function Credentials({ snapshot, send }: Scene) {
  const { problems } = snapshot.context;
  return (
    <Form
      snapshot={snapshot}
      label="Entrar"
      onSend={(data) =>
        send({ type: 'credentials.submit', login: textOf(data, 'login'), password: textOf(data, 'password') })
      }
    >
      <LoginField
        label="CPF ou e-mail"
        name="login"
        show={showLogin}
        strip={editLogin}
        error={wordsOf(problems.login)}
        required
      />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="current-password"
        error={wordsOf(problems.password)}
        required
      />
    </Form>
  );
}

function Term({ snapshot, send }: Scene) {
  return (
    <Card>
      <Stack>
        <Trouble snapshot={snapshot} />
        <Text>O Termo de Uso mudou. Leia e aceite para continuar.</Text>
        <Checkbox
          label="Li e aceito o Termo de Uso"
          disabled={snapshot.hasTag('busy')}
          onChange={() => send({ type: 'term.accept' })}
        />
      </Stack>
    </Card>
  );
}

function NewPassword({ snapshot, send }: Scene) {
  const { problems } = snapshot.context;
  return (
    <Form
      snapshot={snapshot}
      label="Salvar"
      onSend={(data) =>
        send({
          type: 'newPassword.submit',
          password: textOf(data, 'password'),
          confirmation: textOf(data, 'confirmation'),
          hasAcceptedTerm: data.has('term'),
        })
      }
    >
      <PasswordField
        label="Nova senha"
        name="password"
        autoComplete="new-password"
        error={wordsOf(problems.password)}
        required
      />
      <PasswordField
        label="Confirme a nova senha"
        name="confirmation"
        autoComplete="new-password"
        error={wordsOf(problems.confirmation)}
        required
      />
      <Checkbox label="Li e aceito o Termo de Uso" name="term" error={wordsOf(problems.term)} required />
    </Form>
  );
}

type FormProps = Pick<Scene, 'snapshot'> & {
  label: string;
  onSend: (data: FormData) => void;
  children: React.ReactNode;
};

function Form({ snapshot, label, onSend, children }: FormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
    >
      <Card>
        <Stack>
          <Trouble snapshot={snapshot} />
          {children}
          <Button type="submit" pending={snapshot.hasTag('busy')} width="full">
            {label}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}

function Trouble({ snapshot }: Pick<Scene, 'snapshot'>) {
  const words = failureWords(snapshot.context.failure);
  return words ? <InlineAlert tone="critical">{words}</InlineAlert> : null;
}

function textOf(data: FormData, name: string): string {
  return String(data.get(name) ?? '');
}

const meta = {
  title: 'Flows/Sign in',
  component: SignInFlow,
  args: { moment: signInMoments.Idle },
  argTypes: { moment: { control: false } },
} satisfies Meta<typeof SignInFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { args: { moment: signInMoments.Idle } };
export const MissingCredentials: Story = { args: { moment: signInMoments.MissingCredentials } };
export const RefusedCredentials: Story = { args: { moment: signInMoments.RefusedCredentials } };
export const NoConnection: Story = { args: { moment: signInMoments.NoConnection } };
export const SigningIn: Story = { args: { moment: signInMoments.SigningIn } };
export const LoadingPerson: Story = { args: { moment: signInMoments.LoadingPerson } };
export const ReviewingTerm: Story = { args: { moment: signInMoments.ReviewingTerm } };
export const AcceptingTerm: Story = { args: { moment: signInMoments.AcceptingTerm } };
export const CreatingCredentials: Story = { args: { moment: signInMoments.CreatingCredentials } };
export const MissingNewPassword: Story = { args: { moment: signInMoments.MissingNewPassword } };
export const ChangingPassword: Story = { args: { moment: signInMoments.ChangingPassword } };
export const AcceptingFirstTerm: Story = { args: { moment: signInMoments.AcceptingFirstTerm } };
export const SignedIn: Story = { args: { moment: signInMoments.SignedIn } };
