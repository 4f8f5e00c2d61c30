import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { choosesPhoto } from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

const newcomer = (faults: Record<string, string> = {}) => ({
  sandbox: { scenario: 'new-employee', faults },
});
const at = (step: number) => paths.onboarding({ step });

const meta = {
  title: 'Flows/Onboarding',
  globals: { viewport: { value: 'w360' } },
  parameters: { layout: 'fullscreen', flow: 'onboarding', route: at(1), ...newcomer() },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const opens = (name: string | RegExp) => screen.findByRole('dialog', { name });
const opensStep = async (dot: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${dot}`) }));
const finishes = async () => userEvent.click(await screen.findByRole('button', { name: 'Concluir' }));

/** A step as it stands when somebody comes to it. */
const stands = (step: number, title: string | RegExp, more: Partial<Story> = {}): Story => ({
  ...more,
  parameters: { route: at(step), ...more.parameters },
  play: async () => {
    await opens(title);
    await standsIn('introducing');
  },
});

/** Step 1: the way back is not there, Enter goes on (ONBOARD-03, ONBOARD-10). */
export const SocialName: Story = { ...stands(1, 'Como podemos chamar você?'), tags: ['sheet'] };

/** Step 2 (ONBOARD-04). */
export const Biography = stands(2, 'Conte um pouco sobre você');

/** Step 3, in the brand's own promise (ONBOARD-05). */
export const Welcome = stands(3, 'Boas-vindas à Decola!', {
  globals: { theme: 'decola', viewport: { value: 'w360' } },
});

export const WelcomeInCirculo = stands(3, 'Boas-vindas ao Círculo!', {
  globals: { theme: 'circulo', viewport: { value: 'w360' } },
});

export const WelcomeInGtop = stands(3, 'Boas-vindas à GTOP!', {
  globals: { theme: 'gtop', viewport: { value: 'w360' } },
});

/** Step 4 (ONBOARD-05). */
export const Pace = stands(4, 'Aprenda no seu ritmo');

/** Step 5: what the brand has, and no coins where there are none (ONBOARD-05). */
export const HowItWorks = stands(5, 'Como funciona', {
  globals: { theme: 'decola', viewport: { value: 'w360' } },
});

export const HowItWorksWithoutCoins: Story = {
  globals: { theme: 'circulo', viewport: { value: 'w360' } },
  parameters: { route: at(5) },
  play: async () => {
    await expect((await opens('Como funciona')).textContent).not.toMatch(/decoins/i);
    await standsIn('introducing');
  },
};

const seesInterests = async () =>
  within(await screen.findByRole('group', { name: 'Seus interesses' })).getAllByRole('button');

/** Step 6 with nothing chosen yet (ONBOARD-06, ONBOARD-18). */
export const Interests: Story = {
  parameters: { route: at(6) },
  play: async () => {
    await seesInterests();
    await screen.findByText('0 de 5 escolhidos');
    await standsIn('introducing');
  },
};

/** Five are chosen: every other one is off and says why (ONBOARD-07). */
export const InterestsFull: Story = {
  parameters: { route: at(6) },
  play: async () => {
    const boxes = await seesInterests();
    for (const box of boxes.slice(0, 5)) await userEvent.click(box);
    await screen.findByText('Você escolheu 5 de 5. Para trocar, desmarque um deles.');
    for (const box of boxes.slice(5)) await expect(box).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(boxes[0] as HTMLElement);
    await expect(boxes[5]).not.toHaveAttribute('aria-disabled');
    await userEvent.click(boxes[0] as HTMLElement);
    await standsIn('introducing');
  },
};

export const InterestsLoading: Story = {
  tags: ['busy'],
  parameters: { route: at(6), ...newcomer({ listInterests: 'silent' }) },
  play: async () => {
    await opens('Do que você gosta?');
    await standsIn('introducing');
  },
};

export const InterestsUnread: Story = {
  parameters: { route: at(6), ...newcomer({ listInterests: 'failing' }) },
  play: async () => {
    const dialog = await opens('Do que você gosta?');
    await within(dialog).findByRole('button', { name: 'Tentar novamente' });
    await standsIn('introducing');
  },
};

/** Step 7 without a photo yet (ONBOARD-08). */
export const Photo = stands(7, 'Hora de decolar!');

/** The square is chosen in a dialog of its own (SHELL-45, SHELL-46). */
export const Cropping: Story = {
  parameters: { route: at(7) },
  play: async () => {
    await choosesPhoto();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled());
    await standsIn('introducing');
  },
};

/** Neither PNG, JPG, JPEG nor WEBP (SHELL-47). */
export const PhotoOfAnotherKind: Story = {
  parameters: { route: at(7) },
  play: async () => {
    await choosesPhoto(new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }));
    await screen.findByText('Por favor, insira uma imagem PNG, JPG, JPEG ou WEBP');
    await standsIn('introducing');
  },
};

/** One byte more than 3 MB (SHELL-48). */
export const PhotoTooLarge: Story = {
  parameters: { route: at(7) },
  play: async () => {
    await choosesPhoto(new File([new Uint8Array(3_145_729)], 'a.png', { type: 'image/png' }));
    await screen.findByText('A imagem selecionada é maior que 3MB. Por favor, selecione outra.');
    await standsIn('introducing');
  },
};

/** A text that is called a picture: there is nothing to save, nor once a photo was taken back (SHELL-45). */
export const PhotoBroken: Story = {
  parameters: { route: at(7) },
  play: async () => {
    await choosesPhoto();
    const save = () => screen.getByRole('button', { name: 'Salvar' });
    await waitFor(() => expect(save()).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Escolher outra imagem' }));
    const picker = await screen.findByLabelText(/Selecione uma imagem/);
    await expect(save()).toBeDisabled();
    await userEvent.upload(picker, new File(['isto é um texto'], 'a.png', { type: 'image/png' }));
    await screen.findByText(/^Não foi possível abrir este arquivo/);
    await expect(save()).toBeDisabled();
    await standsIn('introducing');
  },
};

/** The photo is chosen, and sent at the end. */
export const PhotoChosen: Story = {
  parameters: { route: at(7) },
  play: async () => {
    await savesPhoto();
    await standsIn('introducing');
  },
};

/** Step 8 (ONBOARD-09). */
export const Ready = stands(8, 'Tudo pronto, Caio!');

export const ReadyLongText: Story = {
  parameters: { route: at(2) },
  play: async () => {
    const about = await screen.findByRole('textbox', { name: 'Sobre você' });
    // One long word, such as a link that was pasted, stays within the dialog.
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(about);
    await userEvent.paste('k'.repeat(200));
    await expect(about.getBoundingClientRect().right).toBeLessThan(dialog.getBoundingClientRect().right);
    await userEvent.clear(about);
    await userEvent.type(
      about,
      'Cuido do armazém de Guarulhos desde 2012, ensino quem chega e coleciono histórias de estrada.',
    );
    await opensStep('Nome social');
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Nome social' }),
      'Maria Aparecida do Nascimento Figueiredo de Albuquerque',
    );
    await opensStep('Tudo pronto');
    await opens('Tudo pronto, Maria!');
    await standsIn('introducing');
  },
};

const savesPhoto = async () => {
  await choosesPhoto();
  const save = screen.getByRole('button', { name: 'Salvar' });
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  await screen.findByText(/^Sua foto está escolhida/);
};

/** With a photo and an interest, up to the last press. */
const finishesWithPhoto = async () => {
  await savesPhoto();
  await opensStep('Tudo pronto');
  await finishes();
};

export const SendingPhoto: Story = {
  tags: ['busy'],
  parameters: { route: at(7), ...newcomer({ uploadImage: 'silent' }) },
  play: async () => {
    await finishesWithPhoto();
    await standsIn('finishing.sendingPhoto');
  },
};

export const PhotoFailed: Story = {
  parameters: { route: at(7), ...newcomer({ uploadImage: 'dropped' }) },
  play: async () => {
    await finishesWithPhoto();
    await screen.findByRole('button', { name: 'Concluir sem a foto' });
    await standsIn('photoFailed');
  },
};

export const RelatingInterests: Story = {
  tags: ['busy'],
  parameters: { route: at(8), ...newcomer({ linkInterests: 'silent' }) },
  play: async () => {
    await finishes();
    await standsIn('finishing.relatingInterests');
  },
};

export const InterestsFailed: Story = {
  parameters: { route: at(8), ...newcomer({ linkInterests: 'failing' }) },
  play: async () => {
    await finishes();
    await screen.findByRole('button', { name: 'Rever interesses' });
    await standsIn('interestsFailed');
  },
};

export const Saving: Story = {
  tags: ['busy'],
  parameters: { route: at(8), ...newcomer({ finishOnboarding: 'silent' }) },
  play: async () => {
    await finishes();
    await standsIn('finishing.saving');
  },
};

/** Nobody was reached: nothing is lost, and it is tried again. */
export const SavingFailed: Story = {
  tags: ['gate'],
  parameters: { route: at(8), ...newcomer({ finishOnboarding: 'dropped' }) },
  play: async () => {
    await finishes();
    await screen.findByText(/O que você preencheu está guardado/);
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await standsIn('savingFailed');
  },
};

/** The dashboard greets by the new name (ONBOARD-13, ONBOARD-17). */
export const Finished: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome social' }), 'Cacá');
    await opensStep('Tudo pronto');
    await finishes();
    await screen.findByRole('heading', { level: 1, name: 'Olá, Cacá!' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await standsIn('finished');
  },
};
