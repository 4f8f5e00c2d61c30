import { type ErrorCode, type Failure, failureOf, type Problems } from '@student/domain';
import {
  type BaseSyntheticEvent,
  type FormEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { errors, errorText } from '../pt-br/errors.ts';

type Name<Values> = keyof Values & string;

type AppFormOptions<Values extends FieldValues> = {
  defaultValues: Values;
  /** What the form lacks, by a rule of the domain; with a problem nothing is sent. */
  problemsOf: (values: Values) => Problems<Name<Values>>;
  /**
   * Sends what was typed. While its promise runs a second submit is ignored; a rejection is told at the form, or at the
   * field that it is about. A flow that a statechart leads returns nothing and gives `isPending` and `failure`.
   */
  send: (values: Values) => Promise<unknown> | void;
  isPending?: boolean;
  failure?: Failure | undefined;
  /** Sentences of this form; elsewhere those of all forms hold. */
  words?: { [Field in Name<Values>]?: Partial<Record<ErrorCode, string>> };
  /** Sentences of this form for what the server refused of all of it; elsewhere the server's own or that of all forms holds. */
  refusals?: Partial<Record<ErrorCode, string>>;
  /** The fields that a refusal of the server is about, where the server does not name one; the last shows its sentence. */
  refusedFields?: Partial<Record<ErrorCode, readonly Name<Values>[]>>;
  /** After sending: the values stay, or the fields are emptied, save those changed meanwhile. */
  afterSending?: 'keep' | 'empty';
  /** Called when it was sent and nothing was changed meanwhile: a form that closes may close now. */
  onSent?: () => void;
};

/**
 * A form: judged by the domain's rule on submit and while it is mended, sent once, refused in place. Fields are native
 * and uncontrolled; spread `field(name)` on a field of ui.
 */
export function useAppForm<Values extends FieldValues>(options: AppFormOptions<Values>) {
  const { defaultValues, problemsOf, send, words, refusals, refusedFields, onSent } = options;
  const { afterSending = 'keep' } = options;
  const sentenceOf = (name: Name<Values>, code: ErrorCode) => words?.[name]?.[code] ?? errors[code];
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: 'onChange',
    resolver: (values) => {
      const problems = Object.entries(problemsOf(values)) as [Name<Values>, ErrorCode | undefined][];
      const found = problems.flatMap(([name, code]) =>
        code ? [[name, { type: code, message: sentenceOf(name, code) }]] : [],
      );
      return found.length > 0 ? { values: {}, errors: Object.fromEntries(found) } : { values, errors: {} };
    },
  });
  const [ownFailure, setOwnFailure] = useState<Failure>();
  const [isSending, setSending] = useState(false);
  // A second submit comes before the first has been drawn as pending.
  const isUnderWay = useRef(false);
  const failure = options.failure ?? ownFailure;
  const isPending = options.isPending ?? isSending;

  /** What stands at the fields that the failure is about. */
  const marks = (): [Name<Values>, string][] => {
    const named = Object.entries(failure?.fields ?? {}).filter(([name]) => name in defaultValues);
    if (!failure || named.length > 0) return named;
    const about = refusedFields?.[failure.code] ?? [];
    return about.map((name, index) => [name, index === about.length - 1 ? errorText(failure) : '']);
  };
  const isShownAtFields = marks().length > 0;
  const mark = useEffectEvent(() => {
    for (const [name, message] of marks()) form.setError(name as Path<Values>, { type: 'refused', message });
    const [focused] = marks().find(([, message]) => message !== '') ?? [];
    if (focused) form.setFocus(focused as Path<Values>, { shouldSelect: true });
  });

  // A refusal of the server stands at its field, which gets the focus; it goes with the next change there.
  useEffect(() => {
    if (failure) mark();
  }, [failure]);

  /** The failure after which something was changed: it says nothing of what stands there now. */
  const [withdrawn, setWithdrawn] = useState<Failure>();
  const withdraw = useEffectEvent(() => setWithdrawn(failure));

  // The form: what the server refused of all of it goes with the next change in it, by hand or by an answer.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => withdraw() }), [form]);

  const submit = form.handleSubmit(async (values) => {
    if (isUnderWay.current || isPending) return;
    setOwnFailure(undefined);
    const sending = send(values);
    if (!sending) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      await sending;
      if (isAsSent(values)) onSent?.();
      if (afterSending === 'empty') empty(values);
    } catch (error) {
      setOwnFailure(failureOf(error));
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }, focusControl);

  const names = Object.keys(defaultValues) as Path<Values>[];
  const isAsSent = (sent: Values) => names.every((name) => form.getValues(name) === sent[name]);
  const empty = (sent: Values) => {
    for (const name of names) {
      if (form.getValues(name) !== sent[name]) continue;
      // The form resets only fields that are native.
      form.setValue(name, (defaultValues as Values)[name] as PathValue<Values, Path<Values>>);
      form.resetField(name);
    }
  };

  return {
    /** The library's own, for the hook of a form that follows all of its values or writes into them. */
    form,
    /** Attributes of a field: name, ref, handlers, and the sentence that it is refused with. */
    field: (name: Name<Values>) => {
      const { ref, name: ownName, onChange, onBlur } = form.register(name as Path<Values>);
      const error = form.formState.errors[name];
      const sentence = typeof error?.message === 'string' ? error.message : '';
      return {
        ref,
        name: ownName,
        onChange,
        onBlur,
        ...(sentence ? { error: sentence } : error && { 'aria-invalid': true as const }),
      };
    },
    /** The same for a control that tells its value instead of being native, such as stars. */
    control: <Field extends Name<Values>>(name: Field) => {
      const error = form.formState.errors[name];
      return {
        name,
        value: form.watch(name as string as Path<Values>) as Values[Field],
        onValueChange: (value: Values[Field]) =>
          form.setValue(name as string as Path<Values>, value, {
            shouldValidate: form.formState.isSubmitted,
          }),
        ...(typeof error?.message === 'string' && error.message !== '' && { error: error.message }),
      };
    },
    /** The value of a field as it is typed, for what follows it live. */
    watch: <Field extends Name<Values>>(name: Field): Values[Field] =>
      form.watch(name as string as Path<Values>),
    formProps: {
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
      onClick: ignoreSecondClick,
    },
    isPending,
    /** What the server refused that no field can show, until something is changed. */
    refusal:
      failure && failure !== withdrawn && !isShownAtFields
        ? (refusals?.[failure.code] ?? errorText(failure))
        : undefined,
  };
}

/** The second click of a double click comes after the form was sent and emptied: it would be judged as an empty form. */
function ignoreSecondClick(event: MouseEvent): void {
  const isOnSubmit =
    event.target instanceof Element && event.target.closest('button[type="submit"]') !== null;
  if (isOnSubmit && event.detail > 1) event.preventDefault();
}

/** The first problem gets the focus; the form itself knows only fields that are native, not a control such as stars. */
function focusControl(problems: object, event?: BaseSyntheticEvent): void {
  const form: unknown = event?.target;
  const [name] = Object.keys(problems);
  if (!(form instanceof HTMLFormElement) || name === undefined) return;
  const control = form.elements.namedItem(name);
  const first = control instanceof RadioNodeList ? control[0] : control;
  if (first instanceof HTMLElement) first.focus();
}
