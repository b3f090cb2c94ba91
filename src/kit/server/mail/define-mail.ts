import type { Language } from "#kit/contract/language.ts";

/** What a template is filled with; sealed while it waits, since codes and one-time links are among it. */
export type MailParams = Readonly<Record<string, string | number>>;

export interface MailWords<Params extends MailParams> {
	readonly subject: string | ((params: Params) => string);
	readonly text: (params: Params) => string;
}

export interface MailTemplate<Params extends MailParams = MailParams> {
	/** Stable, stored with the mail; kebab-case. */
	readonly name: string;
	readonly words: Readonly<Record<Language, MailWords<Params>>>;
}

/** Any template, whatever it is filled with. */
export type AnyMailTemplate = MailTemplate<never>;

/** A mail, listed in the feature's `server/mail.ts` as `export const mails = [ … ]`; its words are in the texts. */
export function defineMail<Params extends MailParams>(template: MailTemplate<Params>) {
	return template;
}
