import { app } from 'electron';
import type { Language } from '../../../preload/contract';
import { languageOfLocale } from '../../../preload/contract/values/languages';

export const systemLanguage = (): Language => languageOfLocale(app.getLocale());
