// The base styles belong to the first chunk, whatever page is opened.
import '@student/ui/theme/layers.css.ts';
import '@student/ui/theme/base.css.ts';
import '@student/ui/theme/reset.css.ts';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from './create-app.tsx';
import { takeOver } from './first-screens/take-over.tsx';
import { installWorker } from './install-worker.ts';
import { hideMissingPictures } from './media/missing-pictures.ts';
import { browserPlatform } from './platform.ts';
import { bootedTenant } from './tenant.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

hideMissingPictures(document, window);

// Not awaited by the module itself: the code of the places imports from its bundle.
void start(root);

async function start(root: HTMLElement) {
  // The code has just been read: a phone gets to what waits meanwhile, such as a press, before the app is made of it.
  await new Promise((resolve) => setTimeout(resolve));
  // A brand that does not stand in the document is worn before anything is drawn.
  await window.brandWorn;
  const app = createApp({
    tenant: bootedTenant(),
    platform: browserPlatform(),
    makeRouter: createBrowserRouter,
  });
  await takeOver(root, app);
  if (import.meta.env.PROD) installWorker(window);
}
