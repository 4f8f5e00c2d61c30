type Write = (path: string, text: string) => void;

const manifest12 = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="seguranca" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="org"><organization identifier="org"><title>Segurança no armazém</title>
    <item identifier="item" identifierref="res"><title>Simulação</title></item></organization></organizations>
  <resources><resource identifier="res" type="webcontent" adlcp:scormtype="sco" href="index.html"><file href="index.html"/></resource></resources>
</manifest>
`;

const manifest2004 = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="jornada" version="1.0" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
  <metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata>
  <organizations default="org"><organization identifier="org"><title>Jornada da carga</title>
    <item identifier="item" identifierref="res"><title>Jornada</title></item></organization></organizations>
  <resources><resource identifier="res" type="webcontent" adlcp:scormType="sco" href="index.html"><file href="index.html"/></resource></resources>
</manifest>
`;

/** Of a package that says nowhere where it begins. */
const manifestOfNothing = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="nada" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2">
  <organizations/>
  <resources/>
</manifest>
`;

type Step = { title: string; text: string };

type Dialect = { api: string; start: string; get: string; set: string; commit: string; end: string };

const scorm12: Dialect = {
  api: 'API',
  start: 'LMSInitialize',
  get: 'LMSGetValue',
  set: 'LMSSetValue',
  commit: 'LMSCommit',
  end: 'LMSFinish',
};
const scorm2004: Dialect = {
  api: 'API_1484_11',
  start: 'Initialize',
  get: 'GetValue',
  set: 'SetValue',
  commit: 'Commit',
  end: 'Terminate',
};

/** A package of one page: steps to go through; the place, the score and the end are told to the host. */
const page = (title: string, steps: Step[], dialect: Dialect, isOld: boolean): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>
:root { color-scheme: light; font: 18px/1.5 system-ui, sans-serif; color: #17123f; background: #f4f2ff }
body { margin: 0; min-height: 100vh; display: grid; place-items: center }
main { box-sizing: border-box; inline-size: min(40rem, 100%); padding: 1.5rem }
h1 { font-size: 1.6rem; line-height: 1.25 } ol { display: flex; gap: .5rem; padding: 0; list-style: none }
li { block-size: 6px; flex: 1; border-radius: 3px; background: #cfcaf2 } li[aria-current], li.done { background: #3b2fb5 }
button { font: inherit; min-block-size: 44px; padding-inline: 1.25rem; border: 2px solid #3b2fb5; border-radius: 12px; background: #3b2fb5; color: #fff; cursor: pointer }
button[disabled] { opacity: .4; cursor: default } #back { background: none; color: #3b2fb5 } nav { display: flex; gap: .75rem }
</style></head><body><main>
<ol aria-hidden="true" id="dots"></ol><h1 id="title" tabindex="-1"></h1><p id="text"></p>
<nav aria-label="Passos"><button id="back">Voltar</button><button id="next">Continuar</button></nav>
</main><script>
const steps = ${JSON.stringify(steps)};
const find = (win) => { for (let at = win, hops = 0; hops < 8; hops++, at = at.parent) { try { if (at.${dialect.api}) return at.${dialect.api}; } catch { return null; } if (at === at.parent) break; } return null; };
const host = find(window) || (window.opener && find(window.opener));
const tell = (key, value) => host && host.${dialect.set}(key, String(value));
host && host.${dialect.start}('');
let at = Math.min(steps.length - 1, Number(host && host.${dialect.get}('${isOld ? 'cmi.core.lesson_location' : 'cmi.location'}')) || 0);
const element = (id) => document.getElementById(id);
const show = (isMove) => {
  element('title').textContent = steps[at].title; element('text').textContent = steps[at].text;
  element('dots').innerHTML = steps.map((_, index) => '<li' + (index <= at ? ' class="done"' : '') + '></li>').join('');
  element('back').disabled = at === 0; element('next').textContent = at === steps.length - 1 ? 'Concluir' : 'Continuar';
  if (isMove) element('title').focus();
};
const save = (isDone) => {
  tell('${isOld ? 'cmi.core.lesson_location' : 'cmi.location'}', at);
  tell('cmi.suspend_data', JSON.stringify({ step: at }));
${
  isOld
    ? "  tell('cmi.core.lesson_status', isDone ? 'completed' : 'incomplete'); if (isDone) tell('cmi.core.score.raw', 100);"
    : "  tell('cmi.completion_status', isDone ? 'completed' : 'incomplete'); tell('cmi.progress_measure', (at + 1) / steps.length); if (isDone) { tell('cmi.success_status', 'passed'); tell('cmi.score.scaled', 1); }"
}
  host && host.${dialect.commit}('');
};
element('back').onclick = () => { at--; save(false); show(true); };
element('next').onclick = () => { if (at === steps.length - 1) { save(true); element('next').disabled = true; element('title').textContent = 'Pronto!'; element('text').textContent = 'Você chegou ao fim. Pode fechar esta atividade.'; } else { at++; save(false); show(true); } };
addEventListener('pagehide', () => host && host.${dialect.end}(''));
show(false); save(false);
</script></body></html>
`;

const warehouse: Step[] = [
  {
    title: 'Você chega ao corredor 4',
    text: 'Há um palete fora da faixa amarela. O que você olha primeiro?',
  },
  {
    title: 'Sinalize antes de mover',
    text: 'Um cone e um aviso no rádio evitam que alguém dobre a esquina sem ver.',
  },
  {
    title: 'Chame a empilhadeira',
    text: 'Carga acima dos ombros só se move com apoio. Esperar dois minutos também é trabalho.',
  },
  { title: 'Registre o quase acidente', text: 'O registro de hoje é o corredor seguro de amanhã.' },
];
const journey: Step[] = [
  { title: 'O pedido nasce', text: 'Às 8h12 alguém em Campinas clica em comprar.' },
  { title: 'A caixa encontra a doca', text: 'Conferência, etiqueta e lugar certo no caminhão.' },
  { title: 'A rota muda', text: 'Chove na serra. O sistema sugere outro caminho e você decide.' },
  { title: 'A porta se abre', text: 'O cliente sorri. É aqui que ele nos conhece.' },
  { title: 'O que fica', text: 'Cada passo desta jornada tem um dono. Qual deles é o seu?' },
];

const captions = `WEBVTT

00:00.500 --> 00:06.000
Este é um vídeo de demonstração, de um minuto.

00:06.500 --> 00:14.000
O ponteiro dá uma volta no mostrador: cada traço é um segundo.

00:15.000 --> 00:24.000
No meio, três círculos se aproximam e se afastam devagar.

00:25.000 --> 00:34.000
Embaixo, cinco pontos se acendem, um a cada doze segundos.

00:35.000 --> 00:45.000
Passou da metade: o arco claro mostra quanto já foi visto.

00:46.000 --> 00:58.500
A volta se completa, e o vídeo termina.
`;

/** Two small SCORM packages, of version 1.2 and 2004, and the captions of the lesson. */
export const writePackages = (write: Write) => {
  write('scorm/seguranca-1.2/imsmanifest.xml', manifest12);
  write('scorm/seguranca-1.2/index.html', page('Segurança no armazém', warehouse, scorm12, true));
  write('scorm/jornada-2004/imsmanifest.xml', manifest2004);
  write('scorm/jornada-2004/index.html', page('Jornada da carga', journey, scorm2004, false));
  write('scorm/sem-comeco/imsmanifest.xml', manifestOfNothing);
  write('media/aula.pt-BR.vtt', captions);
};
