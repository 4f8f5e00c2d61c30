import { Button, Fieldset, Inline, NumberField } from '@student/ui';
import { type FormEvent, useRef } from 'react';
import { shop as words } from '../../pt-br/shop.ts';

type OwnPricesProps = {
  /** Either may be left out. */
  onApply: (prices: { min: number | undefined; max: number | undefined }) => void;
};

/** Prices of the person's own: what is left empty is no bound (SHOP-06). */
export function OwnPrices({ onApply }: OwnPricesProps) {
  const first = useRef<HTMLInputElement>(null);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const written = new FormData(form);
    const [min, max] = [priceIn(written.get('min')), priceIn(written.get('max'))];
    if (min === undefined && max === undefined) {
      first.current?.focus();
      return;
    }
    onApply({ min, max });
    form.reset();
  };
  return (
    <form noValidate onSubmit={apply}>
      <Fieldset label={words.ownPrices}>
        <Inline overflow="squeeze" align="end">
          <NumberField ref={first} name="min" label={words.least} />
          <NumberField name="max" label={words.most} />
        </Inline>
        <div>
          <Button type="submit" variant="outline" size="small">
            {words.apply}
          </Button>
        </div>
      </Fieldset>
    </form>
  );
}

const priceIn = (written: FormDataEntryValue | null): number | undefined =>
  typeof written === 'string' && /^\d{1,9}$/.test(written) ? Number(written) : undefined;
