import { Button, HelpIcon } from '@student/ui';
import { lazy, useState } from 'react';
import { faq } from '../../pt-br/faq.ts';
import { LateBoundary } from '../../shell/late-boundary.tsx';

const FaqPanel = lazy(() => import('../../faq/faq-panel.tsx'));

/** Opens the questions that people ask often (DASH-02). */
export function Help() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button size="small" variant="plain" edge="start" icon={<HelpIcon />} onClick={() => setOpen(true)}>
        {faq.title}
      </Button>
      {isOpen ? (
        <LateBoundary onClose={close}>
          <FaqPanel onClose={close} />
        </LateBoundary>
      ) : null}
    </div>
  );
}
