// The base styles belong to the first chunk, whatever page is opened.
import '@student/ui/theme/layers.css.ts';
import '@student/ui/theme/base.css.ts';
import '@student/ui/theme/reset.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from './create-app.tsx';
import { installWorker } from './install-worker.ts';
import { hideMissingPictures } from './media/missing-pictures.ts';
import { browserPlatform } from './platform.ts';
import { bootedTenant } from './tenant.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

hideMissingPictures(document, window);
const { element } = createApp({
  tenant: bootedTenant(),
  platform: browserPlatform(),
  makeRouter: createBrowserRouter,
});
createRoot(root).render(<StrictMode>{element}</StrictMode>);
if (import.meta.env.PROD) installWorker(window);
