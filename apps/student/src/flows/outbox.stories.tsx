import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import {
  freesDevice,
  holdDevice,
  seesPlayer,
  studiesAndStops,
  writesNote,
} from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

const meta = {
  title: 'Flows/Outbox',
  parameters: {
    layout: 'fullscreen',
    flow: 'study',
    route: paths.courseContent({ courseId: 56, contentId: 5603 }),
    sandbox: {},
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const position = (fault: string) => ({ sandbox: { faults: { saveCourseContentCheckpoint: fault } } });

export const Empty: Story = {
  play: async () => {
    await seesPlayer();
    await standsIn('device.written · delivery.empty');
  },
};

export const Saved: Story = {
  play: async () => {
    await studiesAndStops(12);
    await screen.findAllByText(/^Salvo às/);
    await standsIn('device.written · delivery.empty');
  },
};

/** Another tab is writing on this device. */
export const Writing: Story = {
  beforeEach: freesDevice,
  play: async () => {
    await seesPlayer();
    await standsIn('device.written · delivery.empty');
    await holdDevice();
    await studiesAndStops(12);
    await standsIn('device.writing · delivery.empty');
  },
};

export const Sending: Story = {
  parameters: position('silent'),
  play: async () => {
    await studiesAndStops(12);
    await standsIn('device.written · delivery.sending');
  },
};

export const WithoutNetwork: Story = {
  parameters: position('dropped'),
  play: async () => {
    await studiesAndStops(12);
    await screen.findAllByText(/^Sem conexão: salvo neste aparelho/);
    await standsIn('device.written · delivery.waiting');
  },
};

export const FailingServer: Story = {
  parameters: position('failing'),
  play: async () => {
    await studiesAndStops(12);
    await screen.findAllByText(/^Servidor indisponível: salvo neste aparelho/);
    await standsIn('device.written · delivery.waiting');
  },
};

/** The server said when to try again. */
export const Postponed: Story = {
  parameters: {
    msw: [
      http.post(
        '*/checkpoints',
        () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '60' } }),
      ),
    ],
  },
  play: async () => {
    await studiesAndStops(12);
    await standsIn('device.written · delivery.postponed');
    // A minute after a story's noon.
    await screen.findByText(/Nova tentativa às 12:01\.$/);
    expect(screen.queryByRole('button', { name: 'Tentar agora' })).toBeNull();
  },
};

export const SignedOut: Story = {
  parameters: position('expired'),
  play: async () => {
    await studiesAndStops(12);
    await screen.findByRole('dialog', { name: 'Faça seu login novamente.' });
    await standsIn('device.written · delivery.signedOut');
  },
};

/** A note that the server will never take is given back to its author. */
export const Refused: Story = {
  parameters: { flow: 'note', sandbox: { faults: { createCourseContentNote: 'refusing' } } },
  play: async () => {
    await writesNote('Regular a cadeira antes de começar');
    await screen.findByText('Esta anotação não foi salva');
    await standsIn('device.written · delivery.empty');
  },
};

/** The device tells nothing, and nothing is in memory that could be sent. */
export const Unread: Story = {
  parameters: { device: 'refuses' },
  play: async () => {
    await seesPlayer();
    await standsIn('device.written · delivery.unread');
  },
};

/** The device takes nothing: it is sent from memory. */
export const Unwritten: Story = {
  parameters: { device: 'refuses', ...position('silent') },
  play: async () => {
    await studiesAndStops(12);
    await standsIn('device.unwritten · delivery.sending');
  },
};

/** The device takes nothing, and neither does the network: it is here as long as this page is. */
export const AtRisk: Story = {
  tags: ['gate'],
  parameters: { device: 'refuses', ...position('dropped') },
  play: async () => {
    await studiesAndStops(12);
    await screen.findAllByText('Não foi possível salvar, nem mesmo neste aparelho');
    await standsIn('device.unwritten · delivery.waiting');
  },
};
