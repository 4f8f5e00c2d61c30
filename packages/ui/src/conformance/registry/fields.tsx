import type { Registry } from '../entry.ts';
import { pressKey } from '../gestures.ts';
import { typed } from './shown.ts';

const described = { hint: 'Uma dica', error: 'Informe o valor' };
const group = 'fieldset, [role="radiogroup"], [role="group"]';

/** Fields in which one writes, and what stands around fields. */
export const fields = {
  Field: { props: { id: 'campo', label: 'Nome', children: <input id="campo" /> }, reaches: ':scope > div' },
  FieldMessages: { props: { id: 'campo', error: 'Informe o nome' }, reaches: ':scope > div' },
  Fieldset: { props: { legend: 'Endereço', children: 'Rua' }, reaches: group, described },
  FilePicker: { props: { label: 'Foto' }, reaches: 'input', described },
  FormSkeleton: { props: { fields: ['line'] }, reaches: ':scope > *' },
  Group: {
    props: { id: 'grupo', legend: 'Endereço', size: 'small', children: 'Rua' },
    reaches: group,
    described,
  },
  LoginField: {
    props: { label: 'Login', show: (text) => text, strip: (text) => text },
    reaches: 'input',
    described,
    changes: typed('ana', 'bia'),
  },
  MaskedField: {
    props: { label: 'CPF', format: (text) => text.replace(/\D/g, '') },
    reaches: 'input',
    described,
    changes: typed('1', '22'),
  },
  NumberField: {
    props: { label: 'Horas' },
    reaches: 'input',
    described,
    changes: typed('1', '22'),
  },
  PasswordField: {
    props: { label: 'Senha', autoComplete: 'current-password' },
    reaches: 'input',
    described,
    changes: typed('um', 'dois'),
  },
  RequiredMark: { props: {}, reaches: ':scope > *' },
  SearchField: {
    props: { label: 'Buscar', debounce: 0, onSearch: () => {} },
    reaches: 'input',
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
  TextArea: { props: { label: 'Mensagem' }, reaches: 'textarea', described, changes: typed('um', 'dois') },
  TextField: { props: { label: 'Nome' }, reaches: 'input', described, changes: typed('um', 'dois') },
} satisfies Partial<Registry>;
