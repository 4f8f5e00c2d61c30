import { Button, InlineAlert, TextLink } from '@student/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { bag as words } from '../../pt-br/bag.ts';
import { errorText } from '../../pt-br/errors.ts';
import { order as orderWords } from '../../pt-br/order.ts';
import { shell } from '../../pt-br/shell.ts';
import { useOpenAnew } from '../../shell/use-open-anew.ts';
import type { OwnCheckout } from '../../shop/use-checkout.ts';

/** How the order stands: on its way, not known, refused and why (SHOP-17). What stops it comes into sight, wherever the button stands. */
export function CheckoutMessage({ checkout }: { checkout: OwnCheckout }) {
  const { says } = checkout;
  const place = useRef<HTMLDivElement>(null);

  // The scroller: the message stands above the button that was pressed.
  useEffect(() => {
    if (says && says !== 'sending') place.current?.scrollIntoView({ block: 'nearest' });
  }, [says]);

  if (!says) return null;
  return (
    <div ref={place}>
      <Message checkout={checkout} />
    </div>
  );
}

function Message({ checkout }: { checkout: OwnCheckout }) {
  const { says, failure } = checkout;
  switch (says) {
    case 'sending':
      return <InlineAlert announce="polite">{words.sending}</InlineAlert>;
    case 'expired':
      return <InlineAlert tone="caution">{words.expired}</InlineAlert>;
    case 'unknown':
      return (
        <InlineAlert
          tone="caution"
          announce="assertive"
          title={words.unknown.title}
          action={
            <>
              <Button size="small" variant="outline" tone="neutral" onClick={checkout.retry}>
                {words.unknown.action}
              </Button>
              <TextLink href={paths.profile({ option: 'history-order' })} stands="alone">
                {orderWords.history}
              </TextLink>
            </>
          }
        >
          {words.unknown.text}
        </InlineAlert>
      );
    case 'changed':
      return (
        <InlineAlert tone="caution" announce="assertive">
          {words.changed}
        </InlineAlert>
      );
    case 'refused':
      return (
        <InlineAlert tone="critical" announce="assertive">
          {words.refused(errorText(failure))}
        </InlineAlert>
      );
    case 'missing':
      return <CodeMissing />;
    default:
      return null;
  }
}

/** What sends the order could not be loaded: it is kept, and goes on once the page is opened anew. */
function CodeMissing() {
  const { isOpening, open } = useOpenAnew();
  return (
    <InlineAlert
      tone="caution"
      announce="assertive"
      title={words.waiting}
      action={
        <Button size="small" variant="outline" tone="neutral" pending={isOpening} onClick={open}>
          {shell.codeMissing.reload}
        </Button>
      }
    >
      {`${shell.codeMissing.part} ${shell.codeMissing.partText}`}
    </InlineAlert>
  );
}
