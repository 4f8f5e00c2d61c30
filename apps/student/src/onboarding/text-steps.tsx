import { registrationMaxLength } from '@student/domain';
import { Stack, TextArea, TextField } from '@student/ui';
import { onboarding as words } from '../pt-br/onboarding.ts';
import { StepArt } from './step-art.tsx';

type TextStepProps = { value: string; onChange: (value: string) => void };

type NameStepProps = TextStepProps & {
  /** What stands where there is no social name. */
  name: string;
  /** Enter goes on, as in any form of one field. */
  onNext: () => void;
};

/** The social name (ONBOARD-03). */
export function NameStep({ value, name, onChange, onNext }: NameStepProps) {
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <StepArt name="hello" />
      <TextField
        label={words.name.label}
        hint={words.name.hint(name)}
        value={value}
        onValueChange={onChange}
        maxLength={registrationMaxLength}
        autoComplete="nickname"
        enterKeyHint="next"
      />
    </Stack>
  );
}

/** The biography (ONBOARD-04). */
export function AboutStep({ value, onChange }: TextStepProps) {
  return (
    <Stack>
      <StepArt name="hello" />
      <TextArea label={words.about.label} hint={words.about.hint} value={value} onValueChange={onChange} />
    </Stack>
  );
}
