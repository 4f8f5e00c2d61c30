import { ImageUp } from 'lucide-react';
import { type ComponentProps, type DragEvent, useId, useRef, useState } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { hint as hintClass } from '../field/field.css.ts';
import { controlOf, FieldMessages, type FieldTexts, RequiredMark } from '../field/field.tsx';
import * as styles from './file-picker.css.ts';

export interface FilePickerProps
  extends Omit<FieldTexts, 'labelPlacement'>,
    Omit<
      ComponentProps<'input'>,
      'className' | 'style' | 'size' | 'prefix' | 'required' | 'type' | 'children' | 'value'
    > {
  /** Called with the file that was chosen or dropped. Whether it fits is judged outside and comes back as `error`. */
  onFile?: (file: File) => void;
  /** Behind the label, where there is a pointer that can drag. */
  dropLabel?: string;
}

/** Chooses one file, by the native dialog or by dropping it (SHELL-45). The native input keeps keyboard and forms. */
export function FilePicker(props: FilePickerProps) {
  const {
    label,
    hint,
    error,
    status,
    required,
    onFile,
    dropLabel = 'ou arraste até aqui',
    ref,
    ...native
  } = props;
  const ownId = useId();
  const id = native.id ?? ownId;
  const own = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [fileName, setFileName] = useState('');

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const input = own.current;
    if (!input || native.disabled || event.dataTransfer.files.length === 0) return;
    input.files = event.dataTransfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };

  return (
    <div className={styles.picker}>
      {hint && (
        <div className={hintClass} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <label
        className={styles.area}
        htmlFor={id}
        data-state={native.disabled ? 'disabled' : isOver ? 'over' : error ? 'error' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          {...native}
          {...controlOf(id, props)}
          ref={joinRefs(own, ref)}
          type="file"
          className={styles.input}
          onChange={(event) => {
            native.onChange?.(event);
            const file = event.currentTarget.files?.[0];
            setFileName(file?.name ?? '');
            if (file) onFile?.(file);
          }}
        />
        <ImageUp className={styles.icon} aria-hidden="true" />
        <span className={styles.label}>
          {label}
          {required && <RequiredMark />}
        </span>
        <span className={styles.drop} aria-hidden="true">
          {fileName || dropLabel}
        </span>
      </label>
      <FieldMessages id={id} error={error} status={status ?? fileName} />
    </div>
  );
}
