import type { FaultName } from '../faults.ts';
import type { Sandbox } from '../open-sandbox.ts';
import type { Store } from '../store/store.ts';
import { escaped } from './own-page.ts';

const timeOf = (instant: string): string =>
  new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(instant));

const codesOf = (store: Store): string[] =>
  store.list('tokens', { kind: 'check-in' }).map(({ token, classId, graduationId }) => {
    const group = store.get('eventClasses', classId ?? 0);
    const event = group && store.get('events', group.eventId);
    const title = event
      ? `${event.name}, ${group.name}`
      : (store.get('graduations', graduationId ?? 0)?.title ?? '');
    return `<li><code>${escaped(token)}</code> ${escaped(title)}</li>`;
  });

/** What a fault does, for who reads the page. */
const inWords: Record<FaultName, string> = {
  slow: 'responde depois de dois segundos',
  silent: 'nunca responde',
  dropped: 'a conexão cai',
  lost: 'faz o que foi pedido, e a conexão cai antes da resposta',
  expired: '403: a sessão acabou',
  failing: '500 com uma mensagem',
  failingSilently: '500 sem mensagem',
  refusing: '422 com duas recusas',
  empty: '200 sem nada',
  broken: '200 com metade de um texto JSON',
  wrongSchema: '200 com dados de outra forma',
};

/** Where a doubt was asked: the training and its content. */
const placeOf = (store: Store, contentId: number): string => {
  const content = store.get('contents', contentId);
  const course = store.get('courses', content?.courseId ?? 0);
  const event = store.get('events', store.get('eventClasses', content?.classId ?? 0)?.eventId ?? 0);
  return [course?.title ?? event?.name, content?.title].filter(Boolean).join(' › ');
};

const mostDoubts = 20;

const shownOf = (count: number): string =>
  count > mostDoubts ? `<p>As ${mostDoubts} mais novas de ${count}.</p>` : '';

/** Each with a form that answers it, as an instructor would in the admin panel; the asker is notified. */
const openDoubtsOf = (store: Store): string[] =>
  store
    .list('doubts', { response: null })
    .toReversed()
    .slice(0, mostDoubts)
    .map(
      ({
        id,
        title,
        description,
        userId,
        contentId,
        createdAt,
      }) => `<form method="post" action="/sandbox/doubts/${id}">
<h3>${escaped(title)}</h3>
<p class="meta">${escaped(store.get('people', userId)?.name ?? '')} · ${escaped(placeOf(store, contentId))} · ${timeOf(createdAt)}</p>
<p>${escaped(description)}</p>
<label>Resposta<textarea name="response" aria-label="Resposta a: ${escaped(title)}" required></textarea></label>
<button>Responder</button>
</form>`,
    );

/** The sandbox's own page: mails that would have been sent, with their links, the faults that are on, codes and open doubts. */
export const outboxPage = ({ store, faults, world }: Sandbox): string => {
  const { address } = world;
  const mails = store
    .list('mails')
    .toReversed()
    .map(
      ({ to, from, subject, text, link, sentAt }) => `<article>
<h3>${escaped(subject)}</h3>
<p class="meta">De ${escaped(from)} para ${escaped(to)} · ${timeOf(sentAt)}</p>
<p class="text">${escaped(text)}</p>
${link ? `<p><a href="${escaped(link)}">${escaped(link)}</a></p>` : ''}
</article>`,
    );
  const active = Object.entries(faults()).map(
    ([call, fault]) => `<li><code>${escaped(call)}</code>: ${inWords[fault]}</li>`,
  );
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 20%, transparent) }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere }
section { margin-top: 3rem }
article, form { border-top: 1px solid var(--line); padding-block: 1.25rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem }
h1 { font-size: 1.75rem; margin: 0 } h2 { font-size: 1.375rem; margin: 0 0 1rem } h3 { font-size: 1.125rem; margin: 0 }
article p, form p { margin: 0 } .meta { opacity: .75 } .text { white-space: pre-line } li { margin-block: .25rem }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; font-weight: 600 }
textarea { box-sizing: border-box; width: 100%; height: 72px; padding: .5rem .75rem; font: inherit; border: 1px solid var(--line); border-radius: .5rem; resize: vertical }
button { justify-self: start; min-height: 44px; padding: 0 1.25rem; font: inherit; font-weight: 600; border: 1px solid var(--line); border-radius: .5rem }
code { background: color-mix(in srgb, currentColor 10%, transparent); padding: .1em .3em }
</style></head><body><main>
<h1>Sandbox</h1>
<section>
<h2>Mensagens enviadas</h2>
${mails.length ? mails.join('\n') : '<p>Nenhuma mensagem foi enviada ainda. Peça a recuperação de uma senha e ela aparece aqui.</p>'}
</section>
<section>
<h2>Falhas ligadas</h2>
${active.length ? `<ul>${active.join('')}</ul>` : '<p>Nenhuma.</p>'}
<p>Ligue uma com <code>curl -X PUT -d '{"listCourses":"failing"}' ${address()}/sandbox/faults</code>; desligue todas com <code>{}</code>.</p>
<ul>${Object.entries(inWords)
    .map(([name, says]) => `<li><code>${name}</code> ${says}</li>`)
    .join('')}</ul>
</section>
<section>
<h2>Códigos de presença</h2>
<p>O que um código QR lido na sala conteria.</p>
<ul>${codesOf(store).join('')}</ul>
</section>
<section>
<h2>Dúvidas sem resposta</h2>
${shownOf(store.count('doubts', { response: null }))}
${openDoubtsOf(store).join('\n') || '<p>Nenhuma.</p>'}
</section>
</main></body></html>`;
};
