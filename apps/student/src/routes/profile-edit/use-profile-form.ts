import { type Failure, type ProfileChange, type ProfileDraft, profileProblems } from '@student/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSame, keptValues } from '../../forms/draft-values.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { useKeptDraft, useKeptDrafts } from '../../forms/use-kept-draft.ts';
import { profileEdit } from '../../pt-br/profile-edit.ts';
import { useServices } from '../../services.ts';

/** Their names among the drafts that this tab keeps: what was changed, and what stood in each of these fields before. */
export const profileDraftName = 'profile';
export const profileOverName = 'profile/over';

const words = profileEdit.data;

type ProfileFormOptions = {
  /** What the record says. */
  standing: ProfileDraft;
  isPending: boolean;
  /** Why the last try failed. */
  failure: Failure | undefined;
  onSend: (change: ProfileChange) => void;
  /** The fields were changed; whether they say anything else than the record. */
  onChange: (isUnsaved: boolean) => void;
};

/** The form of the profile: judged where it was changed, refused at its fields, and kept in this tab over a reload (PROFILE-08). */
export function useProfileForm({ standing, isPending, failure, onSend, onChange }: ProfileFormOptions) {
  const { now } = useServices().platform;
  const drafts = useKeptDrafts();
  const [over] = useState(() => ({ current: keptValues(drafts.get(profileOverName), standing) }));
  const { form, ...parts } = useAppForm<ProfileDraft>({
    defaultValues: standing,
    problemsOf: (values) => profileProblems(values, { before: standing, today: new Date(now()) }),
    send: (draft) => onSend({ draft, over: over.current }),
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
  const note = () => {
    const values = form.getValues();
    const fields = (Object.keys(standing) as (keyof ProfileDraft)[]).filter(
      (field) => values[field] !== standing[field],
    );
    over.current = Object.fromEntries(fields.map((field) => [field, over.current[field] ?? standing[field]]));
    if (fields.length > 0) drafts.keep(profileOverName, over.current);
    else drafts.forget(profileOverName);
  };
  const tell = useEffectEvent(() => {
    note();
    onChange(!isSame(form.getValues(), known.current));
  });

  const follow = useEffectEvent(() => {
    known.current = standing;
    tell();
  });
  const standingNow = JSON.stringify(standing);
  // The record, which may have been read anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what was read anew.
  useEffect(() => follow(), [standingNow]);

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
    /** These fields are typed over what stands in that record now. */
    know: (fields: readonly (keyof ProfileDraft)[], record: ProfileDraft) => {
      over.current = {
        ...over.current,
        ...Object.fromEntries(fields.map((field) => [field, record[field]])),
      };
      drafts.keep(profileOverName, over.current);
    },
    /** What was sent is the record now, as the server has written it; a field that was changed meanwhile stays. */
    settle: (sent: ProfileChange, record: ProfileDraft) => {
      known.current = record;
      const values = form.getValues();
      const fields = Object.keys(record) as (keyof ProfileDraft)[];
      const same = fields.filter((field) => values[field] === sent.draft[field]);
      const own = fields.filter((field) => field in sent.over && field in over.current);
      over.current = { ...over.current, ...Object.fromEntries(own.map((field) => [field, record[field]])) };
      write(Object.fromEntries(same.map((field) => [field, record[field]])));
      tell();
    },
    focus: (name: keyof ProfileDraft) => form.setFocus(name),
  };
}
