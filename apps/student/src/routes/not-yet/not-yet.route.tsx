import { messagePages } from '../../pt-br/message-pages.ts';
import { useRouteFacts } from '../../shell/use-route-facts.ts';
import { NotYet } from './not-yet.tsx';

/** Stands at the addresses whose pages are not built yet. */
export function Component() {
  const { notBuilt: title = messagePages.notFound.title } = useRouteFacts();
  return <NotYet title={title} />;
}
