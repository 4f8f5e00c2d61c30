import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Native } from '../../internal/native.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import type { HeadingLevel } from '../heading/heading.variants.ts';
import { Highlight } from '../highlight/highlight.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import { accordion, panel, question } from './accordion.css.ts';
import type { AccordionColumns, AccordionSize } from './accordion.variants.ts';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps extends Native<'div', 'children'> {
  items: readonly AccordionItem[];
  /** Level of each title in the page's outline. */
  level?: HeadingLevel;
  size?: AccordionSize;
  columns?: AccordionColumns;
  /** Ids that are open; pass it together with `onOpenChange` to restore them. */
  open?: readonly string[] | undefined;
  /** Ids that are open at first; none unless told. */
  defaultOpen?: readonly string[] | undefined;
  onOpenChange?: ((open: readonly string[]) => void) | undefined;
  /** What was searched for, marked in the titles. */
  term?: string | undefined;
}

const none: readonly string[] = [];

/**
 * Questions that open one by one (APG Accordion); several may be open. What is closed can still be found by the browser's
 * own search, which opens it. Attributes and ref go to the box round them. Component 70.
 */
export function Accordion({
  items,
  level = 3,
  size = 'medium',
  columns = 'one',
  open,
  defaultOpen = none,
  onOpenChange,
  term,
  ...native
}: AccordionProps) {
  const [shown, show] = useControlled(open, defaultOpen, onOpenChange);
  const toggle = (id: string) =>
    show(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]);

  return (
    <div {...native} className={accordion} data-columns={columns}>
      {items.map((item) => (
        <Item
          key={item.id}
          {...item}
          level={level}
          size={size}
          term={term}
          isOpen={shown.includes(item.id)}
          onToggle={() => toggle(item.id)}
        />
      ))}
    </div>
  );
}

interface ItemProps extends Omit<AccordionItem, 'id'> {
  level: HeadingLevel;
  size: AccordionSize;
  term?: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

function Item({ title, content, level, size, term, isOpen, onToggle }: ItemProps) {
  const id = useId();
  const Title = `h${level}` as const;
  const region = useFindable(isOpen, onToggle);
  return (
    <div>
      <Title>
        <button
          type="button"
          id={`${id}title`}
          className={question}
          data-size={size}
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          onClick={onToggle}
        >
          <span>
            <Highlight term={term}>{title}</Highlight>
          </span>
          <ChevronDownIcon />
        </button>
      </Title>
      <section
        ref={region}
        id={`${id}panel`}
        aria-labelledby={`${id}title`}
        className={panel}
        hidden={!isOpen}
      >
        {content}
      </section>
    </div>
  );
}

/** `hidden="until-found"`, which React cannot write yet: the browser's search looks inside and asks to open. */
function useFindable(isOpen: boolean, onFound: () => void) {
  const box = useRef<HTMLElement>(null);
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  /* Sets the attribute on the element itself and listens to the browser's search. */
  useEffect(() => {
    const element = box.current;
    if (isOpen || !element || !('onbeforematch' in element)) return;
    element.setAttribute('hidden', 'until-found');
    const open = () => found.current();
    element.addEventListener('beforematch', open);
    return () => element.removeEventListener('beforematch', open);
  }, [isOpen]);
  return box;
}
