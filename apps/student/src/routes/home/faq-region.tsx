import { faqFor, openAtFirst, searchFaq } from '@student/domain';
import {
  Accordion,
  AccordionSkeleton,
  EmptyState,
  InPlaceOf,
  RichText,
  SearchField,
  SearchXIcon,
  Section,
  Split,
} from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { errors } from '../../pt-br/errors.ts';
import { landing } from '../../pt-br/landing.ts';
import { Region } from '../../region.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { publicFaqQuery } from './home.queries.ts';

type FaqRegionProps = {
  /** The questions are there, or it is told that they are not: nothing here changes its height any more. */
  onSettled: () => void;
};

/** The questions of the landing page, with a search over them (LANDING-10 to LANDING-12). */
export function FaqRegion({ onSettled }: FaqRegionProps) {
  const [term, setTerm] = useState('');
  return (
    <Section title={landing.faqTitle}>
      <Split ratio="lead">
        <SearchField
          label={landing.faqSearch}
          placeholder={landing.faqSearch}
          onSearch={setTerm}
          debounce={0}
        />
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
  const listed = faqFor('landing', faqs);
  const shown = searchFaq(listed, term);
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
        title={landing.faqEmpty}
        level={3}
      />
    );
  return (
    <Accordion
      columns="two"
      defaultOpen={openAtFirst(listed).map(String)}
      items={shown.map(({ id, question, response }) => ({
        id: String(id),
        title: question,
        content: <RichText source={response} />,
      }))}
    />
  );
}
