import { type DragEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { present } from '../../internal/present.ts';
import { useNativeValue } from '../../internal/use-native-value.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { hint as hintClass } from '../field/field.css.ts';
import { FieldMessages, RequiredMark } from '../field/field.tsx';
import { type FieldTexts, type NativeInput, useField } from '../field/use-field.ts';
import { ImageUpIcon } from '../icon/icons.ts';
import * as styles from './file-picker.css.ts';
import { type FilePickerWords, filePickerWords } from './file-picker.words.ts';

export interface FilePickerProps
  extends Omit<FieldTexts, 'labelPlacement'>,
    NativeInput<'type' | 'value' | 'defaultValue' | 'multiple'> {
  /** The chosen file; `null` is none yet. */
  value?: File | null;
  defaultValue?: File | null;
  /** Hears what was chosen, dropped or taken back. Whether it fits is judged outside and comes back as `error`. */
  onValueChange?: (file: File | null) => void;
  words?: DeepPartial<FilePickerWords>;
}

/**
 * Chooses one file, by the native dialog or by dropping it (SHELL-45). The native input keeps keyboard and forms; attributes and ref
 * go to it.
 */
export function FilePicker(props: FilePickerProps) {
  const { value, defaultValue = null, onValueChange, words, ref, ...texts } = props;
  const { drop: dropWord } = useWords('filePicker', filePickerWords, words);
  const own = useRef<HTMLInputElement>(null);
  const held = useNativeValue(own, fileIn, defaultValue, '', asItsOwner);
  const file = value === undefined ? held : value;
  const { field, control } = useField({ ...texts, status: texts.status ?? file?.name ?? '' });
  const [isOver, setOver] = useState(false);

  /* A form sends what the native input holds, which no attribute can say. */
  useLayoutEffect(() => hold(own.current, file), [file]);

  /* What it holds against its owner's will is taken back, but not before the owner has heard the same `change`. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it holds (`held`) can change with no other file of its owner.
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => hold(own.current, value));
    return () => clearTimeout(timer);
  }, [value, held]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const input = own.current;
    if (!input || field.disabled || event.dataTransfer.files.length === 0) return;
    input.files = event.dataTransfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };

  return (
    <div className={styles.picker}>
      {field.hint && (
        <div className={hintClass} id={`${field.id}-hint`}>
          {field.hint}
        </div>
      )}
      <label
        className={styles.area}
        htmlFor={field.id}
        data-over={present(isOver && !field.disabled)}
        data-invalid={present(!!field.error)}
        data-disabled={present(field.disabled)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          {...control}
          ref={joinRefs(own, ref)}
          type="file"
          className={styles.input}
          onChange={(event) => {
            props.onChange?.(event);
            onValueChange?.(fileIn(event.currentTarget));
          }}
        />
        <ImageUpIcon size="large" />
        <span className={styles.label}>
          {field.label}
          {field.required && <RequiredMark />}
        </span>
        <span className={styles.drop} aria-hidden="true">
          {file?.name ?? dropWord}
        </span>
      </label>
      <FieldMessages id={field.id} error={field.error} status={field.status} />
    </div>
  );
}

/** A choice is told as `input`, then as `change`: taken back after the first, it would be gone before its owner is asked. */
const asItsOwner = ['change'] as const;

function hold(input: HTMLInputElement | null, file: File | null) {
  if (input && !isSame(fileIn(input), file)) input.files = listOf(file);
}

const fileIn = ({ files }: HTMLInputElement): File | null => files?.[0] ?? null;

/** A browser may hand out another object for the same file. */
const isSame = (one: File | null, other: File | null) =>
  one === other ||
  (one?.name === other?.name && one?.size === other?.size && one?.lastModified === other?.lastModified);

function listOf(file: File | null): FileList {
  const list = new DataTransfer();
  if (file) list.items.add(file);
  return list.files;
}
