import type { Registry } from '../entry.ts';
import { chooseInDialog, pressKey, type } from '../gestures.ts';
import type { Scene } from '../scene.ts';
import { typed } from './shown.ts';

const described = { hint: 'Uma dica', error: 'Informe o valor' };
const wrong = [{ props: { error: 'Informe o valor' } }] as const;
const photo = new File(['foto'], 'foto.png', { type: 'image/png' });
const group = 'fieldset, [role="radiogroup"], [role="group"]';

/** A key while Caps Lock is on. */
const locked = (name: string) => (scene: Scene) =>
  void scene
    .element()
    .dispatchEvent(
      new KeyboardEvent(name, { key: 'A', modifierCapsLock: true, bubbles: true, cancelable: true }),
    );
const textOf = ({ parts }: Scene) => parts().map(({ textContent }) => textContent);

/** Writes into a field and leaves it. */
const leaveWith =
  (text: string) =>
  async ({ element }: Scene) => {
    await type(element(), text);
    element().dispatchEvent(new FocusEvent('blur'));
  };

/** Fields in which one writes, and what stands around fields. */
export const fields = {
  Field: {
    props: { id: 'campo', label: 'Nome', children: <input id="campo" className="of-the-caller" /> },
    reaches: {
      none: 'It draws texts around a control of the caller’s, to whom `useField` hands what belongs on it.',
    },
  },
  Fieldset: { props: { label: 'Endereço', children: 'Rua' }, reaches: group, described, alsoAs: wrong },
  FilePicker: {
    props: { label: 'Foto' },
    reaches: 'input',
    described,
    alsoAs: wrong,
    changes: {
      of: 'value',
      from: null,
      to: photo,
      by: ({ element }) => chooseInDialog(element(), photo),
      shown: ({ find }) => (find('label')?.textContent?.includes(photo.name) ? photo : null),
    },
  },
  FormSkeleton: { props: { fields: ['line', 'line'] }, reaches: ':scope > *' },
  LoginField: {
    props: { label: 'Login', show: (text) => text, strip: (text) => text },
    reaches: 'input',
    described,
    alsoAs: wrong,
    changes: typed('ana', 'bia'),
  },
  MaskedField: {
    props: { label: 'CPF', format: (text) => text.replace(/\D/g, '') },
    reaches: 'input',
    described,
    alsoAs: wrong,
    changes: typed('1', '22'),
  },
  NumberField: {
    props: { label: 'Horas' },
    reaches: 'input',
    described,
    alsoAs: wrong,
    changes: typed('1', '22'),
  },
  PasswordField: {
    props: { label: 'Senha', autoComplete: 'current-password' },
    reaches: 'input',
    described,
    alsoAs: wrong,
    changes: typed('um', 'dois'),
    own: [
      { on: 'onKeyDown', by: locked('keydown'), shown: textOf },
      { on: 'onKeyUp', by: locked('keyup'), shown: textOf },
      {
        on: 'onBlur',
        first: locked('keydown'),
        by: ({ element }) =>
          void element().dispatchEvent(new FocusEvent('focusout', { bubbles: true, cancelable: true })),
        shown: textOf,
      },
    ],
  },
  SearchField: {
    props: { label: 'Buscar', debounce: 0, onSearch: () => {} },
    reaches: 'input',
    layer: {
      is: 'input:not(:placeholder-shown)',
      by: ({ element }) => type(element(), 'um'),
    },
    changes: typed('um', 'dois'),
    own: [
      {
        on: 'onKeyDown',
        props: { defaultValue: 'um' },
        by: (scene) => pressKey(scene.element(), 'Escape'),
        shown: ({ find }) => find('input')?.matches(':placeholder-shown'),
      },
    ],
  },
  TextArea: {
    props: { label: 'Mensagem' },
    reaches: 'textarea',
    described,
    alsoAs: [...wrong, { props: { maxLength: 5 } }],
    changes: typed('um', 'dois'),
    says: [
      { props: { maxLength: 5 }, by: ({ element }) => type(element(), 'cinco'), word: 'textArea.left' },
      { props: { minLength: 5 }, by: leaveWith('um'), word: 'textArea.tooShort' },
    ],
  },
  TextField: {
    props: { label: 'Nome' },
    reaches: 'input',
    described,
    alsoAs: [...wrong, { props: { maxLength: 5, counted: true } }],
    changes: typed('um', 'dois'),
    says: [
      { props: { clearable: true }, word: 'textField.clear' },
      {
        props: { maxLength: 5, counted: true },
        by: ({ element }) => type(element(), 'cinco'),
        word: 'textField.left',
      },
      { props: { minLength: 5 }, by: leaveWith('um'), word: 'textField.tooShort' },
    ],
  },
} satisfies Partial<Registry>;
