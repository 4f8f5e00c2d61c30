import { type FaqItem, openAtFirst, searchFaq } from '@student/domain';
import { Accordion, type AccordionProps, EmptyState, RichText, SearchXIcon } from '@student/ui';
import { faq } from '../pt-br/faq.ts';
import { MessagePicture } from '../shell/message-picture.tsx';

type FaqListProps = {
  /** What is listed here, whatever is searched for. */
  faqs: readonly FaqItem[];
  term: string;
  columns?: 'one' | 'two';
} & Pick<AccordionProps, 'open' | 'onOpenChange'>;

/** The questions that hold the term, the first of all open at first (FORMS-06 to FORMS-10). */
export function FaqList({ faqs, term, columns = 'one', ...opening }: FaqListProps) {
  const shown = searchFaq(faqs, term);
  if (shown.length === 0)
    return (
      <EmptyState icon={<MessagePicture name="empty" icon={<SearchXIcon />} />} title={faq.empty} level={3} />
    );
  return (
    <Accordion
      columns={columns}
      defaultOpen={openAtFirst(faqs).map(String)}
      {...opening}
      items={shown.map(({ id, question, response }) => ({
        id: String(id),
        title: question,
        content: <RichText source={response} format="either" />,
      }))}
    />
  );
}
