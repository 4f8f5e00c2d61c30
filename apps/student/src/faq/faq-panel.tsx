import { listFaq } from '@student/api-client';
import { type FaqItem, faqFor, openAtFirst } from '@student/domain';
import { AccordionSkeleton, SearchField, SidePanel, Stack } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errors } from '../pt-br/errors.ts';
import { faq } from '../pt-br/faq.ts';
import { endpointQuery } from '../queries/endpoint-query.ts';
import { useServices } from '../services.ts';
import { usePerson } from '../session/use-session.ts';
import { Failed } from '../shell/failed.tsx';
import { FaqList } from './faq-list.tsx';
import { keepOpen, readOpen } from './kept-open.ts';

/** The questions of the dashboard in a panel from the edge, with a search over them; those that were left open are open again (DASH-02, FORMS-06 to FORMS-13). */
export default function FaqPanel({ onClose }: { onClose: () => void }) {
  const [term, setTerm] = useState('');
  const { data, error, refetch } = useQuery(endpointQuery(listFaq));
  return (
    <SidePanel open onOpenChange={(isOpen) => isOpen || onClose()} title={faq.title}>
      <Stack gap="m">
        <SearchField label={faq.search} placeholder={faq.search} onSearch={setTerm} debounce={0} />
        {data ? (
          <OpenedFaq faqs={faqFor('app', data)} term={term} />
        ) : error ? (
          <Failed error={error} missing={errors.INFORMATION_NOT_LOADED} retry={() => void refetch()} />
        ) : (
          <AccordionSkeleton count={6} />
        )}
      </Stack>
    </SidePanel>
  );
}

function OpenedFaq({ faqs, term }: { faqs: readonly FaqItem[]; term: string }) {
  const { storage } = useServices().platform;
  const personId = usePerson()?.id ?? 0;
  const [open, setOpen] = useState(() => readOpen(storage, personId) ?? openAtFirst(faqs).map(String));
  return (
    <FaqList
      faqs={faqs}
      term={term}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        keepOpen(storage, personId, next);
      }}
    />
  );
}
