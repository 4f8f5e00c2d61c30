import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { lookAt } from '../../../../../.storybook/look-at.ts';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Landing',
  parameters: { layout: 'fullscreen', route: paths.home(), sandbox: { scenario: 'visitor' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w360' } };

const seesNews = async () => {
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('link', { name: 'Inteligência artificial no escritório' });
};

const seesPanel = async () => {
  const login = await screen.findByRole('textbox', { name: 'CPF ou e-mail' });
  await waitFor(() => expect(login).toHaveFocus());
  return login;
};

const signsIn = async (login: string, password: string) => {
  await userEvent.type(await seesPanel(), login);
  await userEvent.type(screen.getByLabelText(/^Senha/, { selector: 'input' }), password);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
};

export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    await seesNews();
    // The film's player comes when it is near, wherever the brand has it on the page.
    (await screen.findByRole('heading', { name: 'Sobre nós' })).scrollIntoView();
    await screen.findAllByRole('slider');
    window.scrollTo(0, 0);
    // the hero's is the loud one
    await expect(document.querySelectorAll('[data-variant="solid"]')).toHaveLength(1);
  },
};

export const DefaultOnPhone: Story = { globals: phone, play: seesNews };

/** Schools, the video about the platform and the questions, further down. */
export const Schools: Story = {
  play: async () => {
    await seesNews();
    lookAt(await screen.findByRole('heading', { name: 'Nossas escolas' }));
  },
};

export const SchoolsOnPhone: Story = { ...Schools, globals: phone };

/** The questions of the landing page, one of them open. */
export const Questions: Story = {
  play: async () => {
    await seesNews();
    const [question] = await screen.findAllByRole('button', { expanded: false, name: /\?$/ });
    if (question) await userEvent.click(question);
    lookAt(await screen.findByRole('heading', { name: 'Dúvidas frequentes' }));
  },
};

/** An address that asked for signing in opens the panel at once (LANDING-19). */
export const LoginOpen: Story = {
  parameters: { route: paths.home({ redirect: paths.course({ courseId: 1 }) }) },
  play: async () => {
    await seesPanel();
  },
};

export const LoginOpenOnPhone: Story = { ...LoginOpen, globals: phone };

export const LoginRefused: Story = {
  parameters: LoginOpen.parameters,
  play: async () => {
    await signsIn('ana.souza@decola.com.br', 'outra-senha');
    await screen.findByText(/ou senha incorretos\.$/);
  },
};

/** Sent with nothing typed: each field says what it misses. */
export const LoginIncomplete: Story = {
  tags: ['gate'],
  parameters: LoginOpen.parameters,
  play: async () => {
    await seesPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText('Informe sua senha.');
  },
};

export const LoginPending: Story = {
  tags: ['busy'],
  parameters: { ...LoginOpen.parameters, sandbox: { scenario: 'visitor', faults: { signIn: 'silent' } } },
  play: async () => {
    await signsIn('529.982.247-25', 'Decola@2026');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Entrar/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const ForgottenPassword: Story = {
  parameters: { route: paths.home({ resetPass: 'reset-password' }) },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Esqueci minha senha' });
  },
};

/** Someone from another system signs in for the first time: a password of their own, and the terms (AUTH-30). */
export const FirstLogin: Story = {
  parameters: {
    route: paths.home({ firstLogin: 'create-new-credentials' }),
    sandbox: { scenario: 'imported-person' },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Crie a sua senha' });
  },
};

export const FirstLoginOnPhone: Story = { ...FirstLogin, globals: phone };

export const FirstLoginIncomplete: Story = {
  parameters: FirstLogin.parameters,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Crie a sua senha' });
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('É necessário aceitar o Termo de Uso para prosseguir!');
  },
};

/** The password is in force and the terms were not recorded: only they are left. */
export const FirstLoginPasswordSaved: Story = {
  parameters: {
    ...FirstLogin.parameters,
    sandbox: { scenario: 'imported-person', faults: { acceptTerm: 'failing' } },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Crie a sua senha' });
    for (const label of [/^Nova senha/, /^Confirme a nova senha/])
      await userEvent.type(screen.getByLabelText(label, { selector: 'input' }), 'Segredo#2026');
    await userEvent.click(screen.getByRole('checkbox', { name: /Li e aceito o/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(/^Sua nova senha já está salva/);
  },
};

/** The terms changed: ticking is accepting (AUTH-27). */
export const NewTerms: Story = {
  parameters: { route: paths.home({ acceptTerm: 'true' }), sandbox: { scenario: 'new-term' } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Novo Termo de Uso' });
  },
};

export const Loading: Story = {
  tags: ['busy'],
  parameters: {
    sandbox: { scenario: 'visitor', faults: { listNewCourses: 'silent', listPublicFaq: 'silent' } },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
};

/** News and questions cannot be read: it is told once, and the rest of the page stands. */
export const FailedRegions: Story = {
  tags: ['gate'],
  // Its film is in sight at once, so that its controls have come when it is photographed.
  globals: { ...phone, theme: 'circulo' },
  parameters: {
    sandbox: { scenario: 'visitor', faults: { listNewCourses: 'failing', listPublicFaq: 'failing' } },
  },
  play: async () => {
    await screen.findByText('Esta parte também não foi carregada.');
    await expect(screen.getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(1);
    const film = await waitFor(() => {
      const found = document.querySelector('video');
      if (!found) throw new Error('the player of the film has not come');
      return found;
    });
    await waitFor(() => {
      const { readyState, networkState, error } = film;
      if (readyState === 0)
        throw new Error(`the film has not come: network ${networkState}, ${error?.message ?? 'no error'}`);
    });
    await screen.findAllByText(/1:00/);
  },
};

/** New courses whose titles run over (LANDING-04), and a question that does. */
export const LongText: Story = {
  parameters: {
    sandbox: {
      scenario: 'visitor',
      arrange: ({ store }: { store: import('@student/sandbox').Store }) => {
        for (const { id } of store.list('courses'))
          store.patch('courses', id, {
            title: `Transporte de produtos perigosos: classes, rótulos, documentos e atendimento a emergências nas rodovias, turma ${id}`,
          });
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await screen.findAllByRole('link', { name: /Transporte de produtos perigosos/ });
    lookAt(await screen.findByRole('heading', { name: 'NOVIDADES' }));
  },
};
