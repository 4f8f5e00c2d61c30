import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { Button } from '../button/button.tsx';
import { keyboard } from './inline-alert.keyboard.ts';
import { InlineAlert } from './inline-alert.tsx';
import { inlineAlertTones, inlineAlertVariants } from './inline-alert.variants.ts';

const meta = {
  title: 'Components/Feedback/Inline alert',
  component: InlineAlert,
  args: { children: 'Suas respostas foram guardadas neste aparelho.' },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {inlineAlertVariants.flatMap((variant) =>
        inlineAlertTones.map((tone) => (
          <InlineAlert key={`${variant} ${tone}`} tone={tone} variant={variant} onDismiss={() => {}}>
            A plataforma fica em manutenção no domingo, das 2h às 4h.
          </InlineAlert>
        )),
      )}
      {inlineAlertTones.map((tone) => (
        <InlineAlert
          key={tone}
          tone={tone}
          title="Certificado disponível"
          action={
            <Button size="small" variant="outline">
              Ver certificado
            </Button>
          }
        >
          Você concluiu o treinamento em 2 de março.
        </InlineAlert>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    tone: 'caution',
    title: 'Este conteúdo exige uma duração mínima de permanência antes de ser concluído',
    children:
      'Otorrinolaringologistas-anestesiologistas e demais profissionais devem assistir ao conteúdo inteiro, sem avançar, para que o progresso seja salvo e a próxima aula seja liberada.',
    onDismiss: () => {},
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
};

/** Inserted while the person is on the page: it is spoken. Dismissed: it is gone. */
export const Inserted: Story = {
  render: function Insert() {
    const [isShown, show] = useState(false);
    return (
      <>
        <Button onClick={() => show(true)}>Salvar</Button>
        {isShown && (
          <InlineAlert tone="critical" announce="assertive" onDismiss={() => show(false)}>
            Não foi possível salvar. Tente novamente.
          </InlineAlert>
        )}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível salvar.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** News that can wait until the person has finished the sentence. */
export const Polite: Story = {
  args: { announce: 'polite' },
  play: async ({ canvasElement }) => {
    // The region stands at the end of the body, where it was before the first word.
    const said = () => canvasElement.ownerDocument.querySelector('[data-part="announcements"]');
    await waitFor(() => expect(said()).toHaveTextContent('guardadas neste aparelho'));
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const Keyboard: Story = {
  render: function Dismissed() {
    const [isShown, show] = useState(true);
    return isShown ? (
      <InlineAlert
        title="Certificado disponível"
        action={<Button>Ver certificado</Button>}
        onDismiss={() => show(false)}
      >
        Você concluiu o treinamento em 2 de março.
      </InlineAlert>
    ) : (
      <Button onClick={() => show(true)}>Mostrar</Button>
    );
  },
  play: async ({ canvasElement }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        for (const name of ['Ver certificado', 'Dispensar']) {
          await userEvent.tab();
          await expect(button(name)).toHaveFocus();
        }
      },
      'Enter, Space': async () => {
        await userEvent.keyboard('{Enter}');
        await userEvent.click(button('Mostrar'));
        button('Dispensar').focus();
        await userEvent.keyboard(' ');
        await expect(within(canvasElement).queryByText(/2 de março/)).toBeNull();
        await userEvent.click(button('Mostrar'));
      },
    });
  },
};
