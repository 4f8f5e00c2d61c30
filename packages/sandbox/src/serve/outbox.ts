import { faultNames } from '../faults.ts';
import type { Sandbox } from '../open-sandbox.ts';
import type { Store } from '../store/store.ts';

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  );

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

/** Each with a form that answers it, as an instructor would in the admin panel; the asker is notified. */
const openDoubtsOf = (store: Store): string[] =>
  store
    .list('doubts', { response: null })
    .toReversed()
    .slice(0, 20)
    .map(
      ({ id, title, description, userId }) => `<form method="post" action="/sandbox/doubts/${id}">
<h2>${escaped(title)}</h2>
<p class="meta">${escaped(store.get('people', userId)?.name ?? '')}</p>
<p>${escaped(description)}</p>
<label>Resposta <input name="response" required></label> <button>Responder</button>
</form>`,
    );

/** The sandbox's own page: the faults that are on, mails that would have been sent, with their links, and open doubts. */
export const outboxPage = ({ store, faults }: Sandbox): string => {
  const mails = store
    .list('mails')
    .toReversed()
    .map(
      ({ to, subject, text, link, sentAt }) => `<article>
<h2>${escaped(subject)}</h2>
<p class="meta">Para ${escaped(to)} · ${timeOf(sentAt)}</p>
<p>${escaped(text)}</p>
${link ? `<p><a href="${escaped(link)}">${escaped(link)}</a></p>` : ''}
</article>`,
    );
  const active = Object.entries(faults()).map(
    ([call, fault]) => `<li><code>${escaped(call)}</code>: ${faultNames[fault]}</li>`,
  );
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding-block: 1rem }
h1 { font-size: 1.75rem } h2 { font-size: 1.125rem; margin: 0 } .meta { opacity: .7; margin: 0 }
a { overflow-wrap: anywhere } code { background: color-mix(in srgb, currentColor 10%, transparent); padding: .1em .3em }
</style></head><body><main>
<h1>Falhas ligadas</h1>
${active.length ? `<ul>${active.join('')}</ul>` : '<p>Nenhuma.</p>'}
<p>Ligue uma com <code>curl -X PUT -d '{"listCourses":"failing"}' …/sandbox/faults</code>; desligue todas com <code>{}</code>.
Nomes: ${Object.keys(faultNames)
    .map((name) => `<code>${name}</code>`)
    .join(' ')}</p>
<h1>Mensagens enviadas</h1>
${mails.length ? mails.join('\n') : '<p>Nenhuma mensagem foi enviada ainda. Peça a recuperação de uma senha e ela aparece aqui.</p>'}
<h1>Códigos de presença</h1>
<p>O que um código QR lido na sala conteria.</p>
<ul>${codesOf(store).join('')}</ul>
<h1>Dúvidas sem resposta</h1>
${openDoubtsOf(store).join('\n') || '<p>Nenhuma.</p>'}
</main></body></html>`;
};
