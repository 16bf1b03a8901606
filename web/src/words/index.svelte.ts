// The words of the page in the language that was chosen. A new language is a table like en.ts and a line here and in
// lib/settings.
import { type Language, settings } from '../lib/settings.svelte';
import { de } from './de';
import { en } from './en';

export type Words = typeof en;

const tables: Record<Language, Words> = { en, de };

export const say = (): Words => tables[settings.language];
