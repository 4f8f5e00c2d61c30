import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { goesWrong } from '../../../../.storybook/flows/steps.ts';
import { hrefOfCode } from '../check-in/scanned-code.ts';
import { paths } from '../paths.ts';

/** The code that hangs at the door of today's menu of a training course. */
const codeOf = (menuId: number, token = 'presenca-treinamento-2') =>
  hrefOfCode({ token, target: { kind: 'training', trainingCourseId: 2, menuId } });

/** A presence is recorded by the code that hangs at the door (EVENT-16 to EVENT-19, EVENT-29). */
const meta = {
  title: 'Flows/Check-in',
  parameters: { layout: 'fullscreen', flow: 'checkIn', route: codeOf(22), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const confirms = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirmar presença' }));

/** On the day of a menu, without a code. */
export const Unread: Story = {
  parameters: { route: paths.trainingCourse({ trainingCourseId: 2 }) },
  play: async () => {
    await screen.findByRole('button', { name: 'Ler QR code' });
    await standsIn('asking.unread');
  },
};

/** The token does not stay in the address. */
export const Ready: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Confirmar presença' });
    await standsIn('asking.ready');
  },
};

export const Sending: Story = {
  parameters: { sandbox: { faults: { checkInToTrainingCourse: 'silent' } } },
  play: async () => {
    await confirms();
    await standsIn('recording.sending');
  },
};

/** No answer comes for eight seconds: that is said, and whoever is in a hurry may go. */
export const Delayed: Story = {
  parameters: { sandbox: { faults: { checkInToTrainingCourse: 'silent' } } },
  beforeEach: () => {
    // The attempt is not given up two seconds later, which would say that it is kept.
    const patient = spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    return () => patient.mockRestore();
  },
  play: async () => {
    await confirms();
    await screen.findByText('O envio está demorando', {}, { timeout: 20_000 });
    await standsIn('recording.delayed');
    await expect(screen.getByRole('link', { name: 'Ir para o início' })).toBeVisible();
  },
};

/** Without a network it is kept on the device, and sent later. */
export const Kept: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { checkInToTrainingCourse: 'dropped' } } },
  play: async () => {
    await confirms();
    await screen.findByText('Presença guardada');
    await standsIn('recording.kept');
  },
};

export const Confirmed: Story = {
  play: async () => {
    await confirms();
    await screen.findByText('Presença confirmada!');
    await standsIn('confirmed');
  },
};

/** The menu of last week was attended. */
export const Present: Story = {
  parameters: { route: codeOf(21) },
  play: async () => {
    await screen.findByText('Sua presença já está registrada.');
    await standsIn('present');
  },
};

/** Who was present last week types the code of today. */
export const AnotherSitting: Story = {
  parameters: { route: codeOf(21) },
  play: async () => {
    await screen.findByText('Sua presença já está registrada.');
    await userEvent.type(screen.getByLabelText('Código escrito'), 'presenca-treinamento-2{Enter}');
    await screen.findByRole('button', { name: 'Confirmar presença' });
    await standsIn('asking.ready');
  },
};

/** The menu of next week: said before anything is pressed. */
export const TooEarly: Story = {
  parameters: { route: codeOf(23) },
  play: async () => {
    await screen.findByText('Ainda é cedo');
    expect(screen.queryByRole('button', { name: 'Confirmar presença' })).toBeNull();
    await standsIn('asking.refused');
  },
};

/** A code that the server does not know, and the way to another one. */
export const Refused: Story = {
  parameters: { route: codeOf(22, 'presenca-vencida') },
  play: async () => {
    await confirms();
    await screen.findByText('Este código não vale mais');
    await standsIn('asking.refused');
    await expect(screen.getByRole('button', { name: 'Ler outro código' })).toBeVisible();
  },
};

const codeOfClass = hrefOfCode({
  token: 'presenca-evento-61',
  target: { kind: 'event', eventId: 6, classId: 61, date: '2026-03-02' },
});

/** Class 12 is another one of event 6, held on the same day as its class 61. */
const withTwoClasses = ({ store }: { store: Store }) => {
  const held = store.get('eventClasses', 61);
  if (held) store.patch('eventClasses', 12, { ...held, id: 12, name: 'Turma 2' });
};

/** On the page of one class with the code at the door of another: the presence is recorded there, and the way leads to it (EVENT-16, EVENT-18). */
export const OfAnotherClass: Story = {
  tags: ['gate'],
  parameters: {
    route: hrefOfCode({
      token: 'presenca-evento-12',
      target: { kind: 'event', eventId: 6, classId: 61, date: '2026-03-02' },
    }),
    sandbox: { arrange: withTwoClasses },
  },
  play: async () => {
    await confirms();
    await screen.findByText('Sua presença foi registrada na turma do código, e não nesta.');
    expect(screen.queryByText('Presença confirmada!')).toBeNull();
    await standsIn('asking.refused');
    await expect(screen.getByRole('link', { name: 'Abrir a página deste código' })).toHaveAttribute(
      'href',
      paths.event({ eventId: 6, classId: 12 }),
    );
  },
};

/** The server has it; the event is read once more before the presence in its class is called confirmed. */
export const Verifying: Story = {
  tags: ['busy'],
  parameters: { route: codeOfClass },
  play: async (context) => {
    await screen.findByRole('button', { name: 'Confirmar presença' });
    goesWrong(context, { getEvent: 'silent' });
    await confirms();
    await standsIn('verifying');
  },
};

/** The server has it, and the event could not be read: that is said, and it is looked again. */
export const Unverified: Story = {
  parameters: { route: codeOfClass },
  play: async (context) => {
    await screen.findByRole('button', { name: 'Confirmar presença' });
    goesWrong(context, { getEvent: 'broken' });
    await confirms();
    await screen.findByText('Presença enviada');
    await standsIn('unverified');
    await expect(screen.getByRole('button', { name: 'Verificar de novo' })).toBeVisible();
  },
};

/** Looked at again, it is read. */
export const LookedAgain: Story = {
  parameters: { route: codeOfClass },
  play: async (context) => {
    await screen.findByRole('button', { name: 'Confirmar presença' });
    goesWrong(context, { getEvent: 'broken' });
    await confirms();
    const again = await screen.findByRole('button', { name: 'Verificar de novo' });
    goesWrong(context, {});
    await userEvent.click(again);
    await screen.findByText('Presença confirmada!');
    await standsIn('confirmed');
  },
};

/** A link that names no menu is none for today's. */
export const Unreadable: Story = {
  parameters: { route: `${paths.trainingCourse({ trainingCourseId: 2 })}?token=presenca-treinamento-2` },
  play: async () => {
    await screen.findByText('Este link não diz de que encontro é');
    expect(screen.queryByRole('button', { name: 'Confirmar presença' })).toBeNull();
    await standsIn('asking.unread');
  },
};

export const ReadyOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Presença' });
    await within(region).findByRole('button', { name: 'Confirmar presença' });
    await standsIn('asking.ready');
  },
};
