import { type Failure, type ProfileDraft, profileProblems } from '@student/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isSame } from '../../forms/draft-values.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { useKeptDraft } from '../../forms/use-kept-draft.ts';
import { profileEdit } from '../../pt-br/profile-edit.ts';
import { useServices } from '../../services.ts';

/** Its name among the drafts that this tab keeps. */
export const profileDraftName = 'profile';

const words = profileEdit.data;

type ProfileFormOptions = {
  /** What the record says. */
  standing: ProfileDraft;
  isPending: boolean;
  /** Why the last try failed. */
  failure: Failure | undefined;
  onSend: (draft: ProfileDraft) => void;
  /** The fields were changed; whether they say anything else than the record. */
  onChange: (isUnsaved: boolean) => void;
};

/** The form of the profile: judged where it was changed, refused at its fields, and kept in this tab over a reload (PROFILE-08). */
export function useProfileForm({ standing, isPending, failure, onSend, onChange }: ProfileFormOptions) {
  const { now } = useServices().platform;
  const { form, ...parts } = useAppForm<ProfileDraft>({
    defaultValues: standing,
    problemsOf: (values) => profileProblems(values, { before: standing, today: new Date(now()) }),
    send: onSend,
    isPending,
    failure,
    words: {
      name: { REQUIRED: words.nameRequired },
      email: { REQUIRED: words.emailRequired, TOO_LONG: words.emailTooLong },
      birthDate: { REQUIRED: words.birthDateRequired, DATE_OUT_OF_RANGE: words.birthDateOutOfRange },
    },
  });
  useKeptDraft(form, { name: profileDraftName, standing });

  const known = useRef(standing);
  const tell = useEffectEvent(() => onChange(!isSame(form.getValues(), known.current)));

  // The form: whoever leaves is asked while it says anything else than the record.
  useEffect(() => {
    tell();
    return form.subscribe({ formState: { values: true }, callback: () => tell() });
  }, [form]);

  /** Writes values into fields, as an answer of the server fills them in. */
  const write = (values: Partial<ProfileDraft>) => {
    for (const [name, value] of Object.entries(values) as [keyof ProfileDraft, string][])
      form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
  };
  return {
    ...parts,
    write,
    /** What was sent is the record now, as the server has written it; a field that was changed meanwhile stays. */
    settle: (sent: ProfileDraft, record: ProfileDraft) => {
      known.current = record;
      const values = form.getValues();
      const fields = Object.keys(record) as (keyof ProfileDraft)[];
      const same = fields.filter((field) => values[field] === sent[field]);
      write(Object.fromEntries(same.map((field) => [field, record[field]])));
      tell();
    },
    focus: (name: keyof ProfileDraft) => form.setFocus(name),
  };
}
