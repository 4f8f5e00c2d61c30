import { Accordion, EmptyState, RichText, SearchField, Section, Skeletons, Split } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { landing } from '../../pt-br/landing.ts';
import { publicFaqQuery } from '../../queries.ts';
import { Region } from '../../region.tsx';
import { Failed } from '../../shell/failed.tsx';

/** The questions of the landing page, with a search over them (LANDING-10 to LANDING-12). */
export function FaqRegion() {
  return (
    <Section title={landing.faqTitle}>
      <Region
        loading={<Skeletons shape="text" count={4} />}
        failed={(error, retry) => <Failed error={error} retry={retry} />}
      >
        <Faq />
      </Region>
    </Section>
  );
}

function Faq() {
  const { data: faqs } = useSuspenseQuery(publicFaqQuery());
  const [term, setTerm] = useState('');
  const shown = faqs.filter(
    ({ isOnHomePage, question }) =>
      isOnHomePage && question.toLocaleLowerCase('pt-BR').includes(term.toLocaleLowerCase('pt-BR')),
  );
  return (
    <Split align="start">
      <SearchField
        label={landing.faqSearch}
        placeholder={landing.faqSearch}
        onSearch={setTerm}
        debounce={0}
      />
      {shown.length === 0 ? (
        <EmptyState title={landing.faqEmpty} level={3} />
      ) : (
        <Accordion
          items={shown.map(({ id, question, response }) => ({
            id: String(id),
            title: question,
            content: <RichText source={response} />,
          }))}
        />
      )}
    </Split>
  );
}
