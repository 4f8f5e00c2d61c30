import * as api from '@student/api-client';
import { reply } from '../reply.ts';

export const listInformations = reply(api.listInformations, ({ store }) => ({
  informations: store.list('informations'),
}));
