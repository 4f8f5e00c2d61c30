import { newPasswordProblems, passwordDemands } from '@student/domain';
import { Button, Section, Stack } from '@student/ui';
import { useEffect, useEffectEvent } from 'react';
import { FormRefusal } from '../../forms/form-refusal.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { auth } from '../../pt-br/auth.ts';
import { profileEdit } from '../../pt-br/profile-edit.ts';
import { useServices } from '../../services.ts';
import { NewPasswordFields } from '../../sign-in/new-password-fields.tsx';
import type { NewPassword } from '../../sign-in/new-password-form.tsx';
import { useTenant } from '../../tenant.tsx';
import type { ProfileEditFlow } from './profile-edit-flow.ts';
import type { Unsaved } from './unsaved.ts';

const words = profileEdit.password;
const empty: NewPassword = { password: '', confirmation: '' };

type PasswordSectionProps = { flow: ProfileEditFlow; unsaved: Unsaved };

/** Another password, by the rules of the brand (AUTH-34, AUTH-35, THEME-06). It is never kept, neither here nor over a reload. */
export function PasswordSection({ flow: { state, send, actor }, unsaved }: PasswordSectionProps) {
  const { messages } = useServices();
  const demands = passwordDemands[useTenant().passwordRules];
  const isPending = state.hasTag('changingPassword');
  const { form, field, watch, formProps, refusal } = useAppForm<NewPassword>({
    defaultValues: empty,
    problemsOf: (values) => newPasswordProblems(values, demands),
    send: ({ password, confirmation }) =>
      send({ type: 'password.submit', password: password.trim(), confirmation: confirmation.trim() }),
    isPending,
    failure: state.context.passwordFailure,
    words: {
      password: { REQUIRED: auth.firstLogin.passwordRequired, WEAK_PASSWORD: auth.firstLogin.passwordWeak },
      confirmation: { REQUIRED: auth.firstLogin.confirmationRequired },
    },
    refusedFields: { WEAK_PASSWORD: ['password'] },
  });

  const finish = useEffectEvent(() => {
    form.reset(empty);
    unsaved.mark('password', false);
    messages.succeed(words.saved);
  });
  // What the machine emits.
  useEffect(() => {
    const subscription = actor.on('password.saved', () => finish());
    return () => subscription.unsubscribe();
  }, [actor]);

  // The form: whoever leaves is asked while a password stands in it.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          unsaved.mark('password', values.password !== '' || values.confirmation !== ''),
      }),
    [form, unsaved],
  );

  return (
    <Section title={words.title}>
      <form {...formProps}>
        <Stack>
          <FormRefusal>{refusal}</FormRefusal>
          <NewPasswordFields field={field} watch={watch} />
          <div>
            <Button type="submit" variant="outline" pending={isPending}>
              {words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
