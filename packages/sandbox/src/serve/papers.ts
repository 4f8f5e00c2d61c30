import { type Brand, spokenBy } from '../brand.ts';
import { type CertificateKind, certificateOf } from '../certificates.ts';
import type { Sandbox } from '../open-sandbox.ts';
import { nameOnPapers } from '../reports/letters.ts';
import type { PaperLook } from '../reports/look.ts';
import { receiptPdf } from '../reports/receipt-pdf.ts';
import type { Person } from '../store/records-people.ts';
import type { Store } from '../store/store.ts';
import { saidTo, type Words } from './own-page.ts';

const kinds = ['course', 'graduation', 'class'] as const satisfies readonly CertificateKind[];

/**
 * Answers a certificate or a receipt that the query names, drawn for whoever is signed in; what is not theirs is not
 * there. Without a query it is the sample that lies among the files, as where nobody draws.
 */
export const answerPaper = async (sandbox: Sandbox, request: Request): Promise<Response | undefined> => {
  const { store, world } = sandbox;
  const { pathname, search, searchParams } = new URL(request.url);
  const draw = drawn[pathname];
  if (!draw || search === '') return undefined;
  const person = world.sessions.personOf(request);
  const brand = world.brandOf(request);
  const today = { now: world.clock.now().toISOString(), brand, look: world.paperOf(brand) };
  const content = person && (await draw(store, person, searchParams, today));
  if (!content) {
    const name = pathname.startsWith('/files/receipts/') ? 'recibo' : 'certificado';
    return saidTo(sandbox, request, 404, person ? notTheirs(name) : signedOut(name), 'Não encontrado.');
  }
  return new Response(content, {
    headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
  });
};

const signedOut = (name: string): Words => ({
  title: `Entre para ver este ${name}.`,
  text: 'Só quem o recebeu pode abri-lo. Depois de entrar, abra o endereço de novo.',
  link: ['Entrar', '/student/home'],
});

const notTheirs = (name: string): Words => ({
  title: `Este ${name} não está na sua conta.`,
  text: 'Confira se você entrou com a conta certa.',
  link: ['Ir para o início', '/student/'],
});

type Draw = (
  store: Store,
  person: Person,
  query: URLSearchParams,
  today: { now: string; brand: Brand; look: PaperLook },
) => Promise<Uint8Array<ArrayBuffer> | undefined>;

const drawn: Readonly<Record<string, Draw>> = {
  '/files/certificates/certificado.pdf': async (store, person, query, { now, brand, look }) => {
    const { id } = person;
    const kind = kinds.find((known) => query.has(known));
    const certificate = kind && certificateOf(store, id, kind, Number(query.get(kind)), now);
    if (!certificate) return undefined;
    const { certificatePdf } = await import('../reports/certificate-pdf.ts');
    const training = spokenBy(certificate.training, brand);
    return certificatePdf(nameOnPapers(person), { ...certificate, training }, look);
  },
  '/files/receipts/recibo.pdf': async (store, person, query, { look }) => {
    const order = store.get('orders', Number(query.get('order')));
    return order?.userId === person.id && order.receiptUrl
      ? receiptPdf(store, nameOnPapers(person), order, look)
      : undefined;
  },
};
