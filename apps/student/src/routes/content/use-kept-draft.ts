import { useEffect, useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { createKeptTexts } from '../../questionnaires/kept-texts.ts';
import { useServices } from '../../services.ts';

/**
 * Has this tab keep what is written into a form, over a reload and the way to another content, until it is sent or taken out again.
 *
 * @param fields in an order that stays: the tab tells them apart by it.
 * @param name tells the form from all others; without one nothing is kept.
 */
export function useKeptDraft<Values extends Record<string, string>>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  name: string | undefined,
): void {
  const { platform } = useServices();
  const [texts] = useState(() => createKeptTexts(platform.tabStorage));

  // The tab: what it has goes into the fields first, then it follows them.
  useEffect(() => {
    if (name === undefined) return;
    for (const [at, field] of fields.entries()) {
      const kept = texts.get(name, at);
      if (kept) form.setValue(field, kept as PathValue<Values, Path<Values>>);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        for (const [at, field] of fields.entries()) {
          const text = values[field];
          if (text) texts.keep(name, at, text);
          else texts.forget(name, at);
        }
      },
    });
  }, [form, fields, texts, name]);
}
