import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { type QrScannerWords, qrScannerWords } from './qr-scanner.words.ts';
import * as styles from './typed-code.css.ts';

export interface TypedCodeProps {
  /** Hears what was typed in the place of a scan. @returns why it is not taken */
  onType: (text: string) => string | undefined;
  words?: DeepPartial<QrScannerWords> | undefined;
}

/** The field for the code that is written beside a QR code; it works without the camera and without the scanner's code (EVENT-19). */
export function TypedCode({ onType, words }: TypedCodeProps) {
  const says = useWords('qrScanner', qrScannerWords, words);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const use = (event: FormEvent) => {
    event.preventDefault();
    const problem = onType(typed);
    setError(problem);
    if (problem) field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={use} noValidate>
      <Stack gap="s">
        <TextField
          ref={field}
          label={says.typedLabel}
          hint={says.typedHint}
          value={typed}
          onValueChange={(next) => {
            setTyped(next);
            setError(undefined);
          }}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...(error && { error })}
        />
        <div>
          <Button type="submit" variant="outline">
            {says.use}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
