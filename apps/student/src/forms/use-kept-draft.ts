import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useServices } from '../services.ts';
import { usePerson } from '../session/use-session.ts';
import { isChanged, isSame, keptValues, partOf } from './draft-values.ts';
import { createKeptDrafts, type KeptDrafts } from './kept-drafts.ts';

/** The drafts that this tab keeps of whoever is signed in. */
export function useKeptDrafts(): KeptDrafts {
  const { tabStorage } = useServices().platform;
  const personId = usePerson()?.id;
  return useMemo(() => createKeptDrafts(tabStorage, personId), [tabStorage, personId]);
}

type DraftOptions<Values> = {
  /** Tells the form from all others of this person. */
  name: string;
  /** What the fields hold as long as nobody changes them. Where it becomes another, a field that nobody has changed follows it. */
  standing: Values;
};

/**
 * Has this tab keep what is changed in a form, over a reload and the way to another page, until it is taken back, or until whoever
 * sends it forgets the draft. One that says what stands already is forgotten.
 */
export function useKeptDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, standing }: DraftOptions<Values>,
): void {
  const drafts = useKeptDrafts();
  const standingNow = JSON.stringify(standing);
  const standingBefore = useRef(standingNow);

  const write = (values: Partial<Values>) => {
    for (const [field, value] of Object.entries(values))
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
  };
  const restore = useEffectEvent((kept: unknown) => {
    if (isChanged(kept, standing)) write(keptValues(kept, standing));
    else drafts.forget(name);
  });
  const keep = useEffectEvent(() => {
    const values = valuesOf(form, standing);
    if (isSame(values, standing)) drafts.forget(name);
    // Only what was changed: a field that nobody has touched follows what stands, over a reload too.
    else
      drafts.keep(
        name,
        partOf(values, (field) => !isSame(values[field], standing[field])),
      );
  });
  const follow = useEffectEvent(() => {
    const before = JSON.parse(standingBefore.current) as Values;
    standingBefore.current = standingNow;
    const values = valuesOf(form, standing);
    write(partOf(standing, (field) => isSame(values[field], before[field])));
    keep();
  });

  // The tab, before anything is painted: what it has goes into the fields, then it follows them.
  useLayoutEffect(() => {
    restore(drafts.get(name));
    return form.subscribe({ formState: { values: true }, callback: () => keep() });
  }, [form, drafts, name]);

  // The form, which knows only what stood at first.
  useEffect(() => {
    if (standingNow !== standingBefore.current) follow();
  }, [standingNow]);
}

const valuesOf = <Values extends FieldValues>(form: UseFormReturn<Values>, standing: Values): Values =>
  Object.fromEntries(
    Object.keys(standing).map((field) => [field, form.getValues(field as Path<Values>)]),
  ) as Values;
