import { faqFor } from '@student/domain';
import { AccordionSkeleton, InPlaceOf, SearchField, Section, Split } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { FaqList } from '../../faq/faq-list.tsx';
import { errors } from '../../pt-br/errors.ts';
import { faq } from '../../pt-br/faq.ts';
import { Region } from '../../region.tsx';
import { publicFaqQuery } from './home.queries.ts';

type FaqRegionProps = {
  /** The questions are there, or it is told that they are not: nothing here changes its height any more. */
  onSettled: () => void;
};

/** The questions of the landing page, with a search over them (LANDING-10 to LANDING-12). */
export function FaqRegion({ onSettled }: FaqRegionProps) {
  const [term, setTerm] = useState('');
  return (
    <Section title={faq.title}>
      <Split ratio="lead">
        <SearchField label={faq.search} placeholder={faq.search} onSearch={setTerm} debounce={0} />
      </Split>
      <Region
        missing={errors.INFORMATION_NOT_LOADED}
        loading={skeleton}
        failed={(message) => (
          <Settled onSettled={onSettled}>
            <InPlaceOf shape={skeleton}>{message}</InPlaceOf>
          </Settled>
        )}
      >
        <Settled onSettled={onSettled}>
          <Questions term={term} />
        </Settled>
      </Region>
    </Section>
  );
}

const skeleton = <AccordionSkeleton count={6} columns="two" />;

function Settled({ onSettled, children }: FaqRegionProps & { children: ReactNode }) {
  // The page around it, which goes on below.
  useLayoutEffect(onSettled, [onSettled]);
  return children;
}

function Questions({ term }: { term: string }) {
  const { data: faqs } = useSuspenseQuery(publicFaqQuery());
  return <FaqList faqs={faqFor('landing', faqs)} term={term} columns="two" />;
}
