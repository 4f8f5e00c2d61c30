import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { heardNow, silence } from '../../testing/heard.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ChipGroup } from '../chip/chip-group.tsx';
import { CheckboxGroup } from '../choice-group/checkbox-group.tsx';
import { RadioGroup } from '../choice-group/radio-group.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { FilePicker } from '../file-picker/file-picker.tsx';
import { LoginField } from '../login-field/login-field.tsx';
import { MaskedField } from '../masked-field/masked-field.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { RatingInput } from '../rating-input/rating-input.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Select } from '../select/select.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { keyboard } from './error-summary.keyboard.ts';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { id: 'summary-name', message: 'Informe o nome.' },
  { id: 'summary-email', message: 'Informe um e-mail válido, como ana@empresa.com.br.' },
];

const meta = {
  title: 'Components/Forms/Error summary',
  component: ErrorSummary,
  args: { title: 'Confira 2 campos antes de continuar.', errors },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ErrorSummary {...args} />
      <Fieldset label="Seus dados">
        <TextField id="summary-name" label="Nome" error={errors[0]?.message} />
        <TextField id="summary-email" label="E-mail" error={errors[1]?.message} />
      </Fieldset>
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['pictured'] };

export const LeadsToTheField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  render: (args) => (
    <div data-testid="box" style={{ blockSize: 260, overflow: 'auto' }}>
      <ErrorSummary {...args} />
      <div style={{ blockSize: 600 }} />
      <TextField id="summary-name" label="Nome" error={errors[0]?.message} />
      <TextField id="summary-email" label="E-mail" error={errors[1]?.message} />
      <div style={{ blockSize: 600 }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByTestId('box');
    /** Field and label are seen whole, wherever the box was scrolled to. */
    const areSeen = async () => {
      const { top, bottom } = box.getBoundingClientRect();
      const field = canvas.getByRole('textbox', { name: 'E-mail' });
      for (const part of [field, box.querySelector('label[for="summary-email"]')]) {
        const seen = part?.getBoundingClientRect();
        await expect(seen?.top).toBeGreaterThanOrEqual(Math.max(top, 0));
        await expect(seen?.bottom).toBeLessThanOrEqual(Math.min(bottom, window.innerHeight));
      }
    };
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(link(/nome/)).toHaveFocus();
        await userEvent.tab();
        await expect(link(/e-mail/)).toHaveFocus();
      },
      Enter: async () => {
        const field = canvas.getByRole('textbox', { name: 'E-mail' });
        const focus = spyOn(field, 'focus');
        await userEvent.keyboard('{Enter}');
        await expect(field).toHaveFocus();
        // The focus scrolls nothing by itself: the label comes into sight with the field, in one step.
        await expect(focus).toHaveBeenCalledWith({ preventScroll: true });
        await areSeen();
        box.scrollTop = box.scrollHeight;
        link(/e-mail/).click();
        await areSeen();
        link(/e-mail/).focus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(link(/nome/)).toHaveFocus();
      },
    });
  },
};

const names = [
  'text',
  'area',
  'number',
  'password',
  'mask',
  'login',
  'search',
  'select',
  'several',
  'box',
  'switch',
  'radios',
  'boxes',
  'chips',
  'stars',
  'file',
  'count',
  'segments',
  'fieldset',
];
const options = [
  { value: 'a', label: 'Manhã' },
  { value: 'b', label: 'Noite' },
];
const asTyped = (text: string) => text;

/** Its links reach every field by its id, and of a group the first control. */
export const ReachesEveryField: Story = {
  render: () => (
    <>
      <ErrorSummary
        title="Confira os campos."
        errors={names.map((id) => ({ id, message: `Erro em ${id}` }))}
      />
      <TextField id="text" label="Nome" />
      <TextArea id="area" label="Mensagem" maxLength={10} />
      <NumberField id="number" label="Número" />
      <PasswordField id="password" label="Senha" autoComplete="new-password" />
      <MaskedField id="mask" label="CEP" format={asTyped} />
      <LoginField id="login" label="CPF ou e-mail" show={asTyped} strip={asTyped} />
      <SearchField id="search" label="Buscar" debounce={0} onSearch={fn()} />
      <Select id="select" label="Estado" options={options} />
      <MultiSelect id="several" label="Trilhas" options={options} />
      <Checkbox id="box" label="Aceito" />
      <Switch id="switch" label="Legendas" />
      <RadioGroup id="radios" label="Turno" options={options} />
      <CheckboxGroup id="boxes" label="Turnos" options={options} />
      <ChipGroup id="chips" label="Escolas" options={options} />
      <RatingInput id="stars" label="Nota" />
      <FilePicker id="file" label="Foto" />
      <QuantityStepper id="count" label="Quantidade" />
      <SegmentedControl id="segments" label="Mostrar" segments={options} />
      <Fieldset id="fieldset" label="Endereço">
        <TextField label="Rua" />
      </Fieldset>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of names) {
      await userEvent.click(canvas.getByRole('link', { name: `Erro em ${name}` }));
      const field = document.getElementById(name);
      await expect(field).not.toBeNull();
      const first = field?.querySelector('input, button') ?? field;
      await expect(document.activeElement).toBe(name === 'several' ? field : first);
    }
  },
};

/** The errors that it lists are read with it, when it gets the focus after a refused submit; the fields say them no second time. */
export const TellsErrorsOnce: Story = {
  render: function Refused() {
    const [isRefused, refuse] = useState(false);
    return (
      <>
        {isRefused && (
          <>
            <ErrorSummary
              title="Confira um campo."
              errors={errors.slice(0, 1)}
              ref={(region) => region?.focus()}
            />
            <TextField id="summary-name" label="Nome" error={errors[0]?.message} />
          </>
        )}
        <button type="button" onClick={() => refuse(true)}>
          Enviar
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await silence();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(canvas.getByRole('region', { name: 'Confira um campo.' })).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(heardNow()).toBe('');
  },
};
