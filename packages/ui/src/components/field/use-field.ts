import { type ChangeEvent, type ChangeEventHandler, type ReactNode, useId } from 'react';
import type { Native } from '../../internal/native.ts';
import '../../internal/after-reset.ts';

/** What every field and every group shows around its control. Texts arrive ready; a field judges nothing. */
export interface FieldTexts {
  /** The name of the field. Always there, also when it is not drawn. */
  label: ReactNode;
  /** `hidden` keeps the label for screen readers only: for a field whose place already says what it is. */
  labelPlacement?: 'above' | 'hidden' | undefined;
  /** Help that stays while typing; above the control so that a phone keyboard does not cover it. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Its presence makes the field invalid. */
  error?: string | undefined;
  /** News about the value that is not an error, such as the answer of a look-up; announced politely. */
  status?: ReactNode;
  /** Drawn as a star and said; the browser's own `required`, with its bubble, is not used. */
  required?: boolean | undefined;
}

/** A field that is typed into or chosen from: every change as the text that the control now holds. */
export interface TypedField {
  /** Hears every change; the native `onChange` stays beside it. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Attributes of a native input that a field hands on. */
export type NativeInput<Own extends string = never> = Native<
  'input',
  'children' | 'size' | 'prefix' | 'required' | Own
>;

/** Attributes of a native fieldset that a group hands on, without what belongs to the controls in it. */
export type NativeGroup<Own extends string = never> = Native<
  'fieldset',
  'children' | 'name' | 'value' | 'defaultValue' | 'defaultChecked' | 'form' | Own
>;

/**
 * What stands in a field: one `control`; a `radiogroup`, which can be required and wrong as a whole; or a `group` of controls of
 * other kinds, on which ARIA knows neither, so that its legend says that it is required.
 */
export type FieldKind = 'control' | 'radiogroup' | 'group';

/** A field's texts with the id that they derive theirs from. */
export interface FieldFrame extends FieldTexts {
  id: string;
  disabled?: boolean | undefined;
}

interface Given extends FieldTexts {
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Parts the props of a field into what stands around its control and what goes onto the control, and ties the two together: the one
 * place of this wiring (decision 0521). The id is the caller's or one of its own; the caller's description is said before hint and
 * error. It holds nothing but that id: forty fields cost forty objects.
 *
 * @param props the texts, and everything else that the control is given.
 * @param kind whether the control is one or a group of several.
 */
export function useField<Props extends Given>(props: Props, kind: FieldKind = 'control') {
  const { label, labelPlacement, hint, error, status, required, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;
  const field: FieldFrame = {
    id,
    label,
    labelPlacement,
    hint,
    error,
    status,
    required,
    disabled: native.disabled,
  };
  const control = {
    ...native,
    id,
    'aria-describedby': descriptionOf(native['aria-describedby'], field),
    ...(kind !== 'group' && error && { 'aria-invalid': true as const }),
    ...(kind !== 'group' && required && { 'aria-required': true as const }),
    ...(kind === 'radiogroup' && { role: 'radiogroup' as const }),
  };
  return { field, control };
}

function descriptionOf(given: string | undefined, { id, hint, error, status }: FieldFrame) {
  const described = [given, hint && `${id}-hint`, error && `${id}-error`, status && `${id}-status`];
  return described.filter(Boolean).join(' ') || undefined;
}

/** The handler of a native change event that also tells the value. */
export function valueChange<Element extends { value: string }>(
  onChange: ChangeEventHandler<Element> | undefined,
  onValueChange: ((value: string) => void) | undefined,
): ChangeEventHandler<Element> | undefined {
  if (!onValueChange) return onChange;
  return (event: ChangeEvent<Element>) => {
    onChange?.(event);
    onValueChange(event.currentTarget.value);
  };
}
