import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { HeadingLevel } from '../heading/heading.variants.ts';
import { Highlight } from '../highlight/highlight.tsx';
import { accordion, panel, question } from './accordion.css.ts';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of each title in the page's outline. */
  level?: HeadingLevel;
  /** How large each title is written: as running text, or as the title of a section beside others. */
  size?: 'text' | 'section';
  /** Ids that are open; pass it together with `onOpenChange` to restore them. */
  open?: readonly string[];
  /** Ids that are open at first; none unless told. */
  defaultOpen?: readonly string[];
  onOpenChange?: (open: readonly string[]) => void;
  /** What was searched for, marked in the titles. */
  term?: string;
}

/**
 * Questions that open one by one (APG Accordion); several may be open. What is closed can still be found by the browser's
 * own search, which opens it. Component 70.
 */
export function Accordion(props: AccordionProps) {
  const { items, level = 3, size = 'text', open, defaultOpen = [], onOpenChange, term } = props;
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const shown = open ?? ownOpen;

  function toggle(id: string) {
    const next = shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id];
    setOwnOpen(next);
    onOpenChange?.(next);
  }

  return (
    <div className={accordion}>
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
  size: 'text' | 'section';
  term?: string;
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
          <ChevronDown aria-hidden />
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
