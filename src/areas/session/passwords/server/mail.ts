import { defineMail } from "#kit/server/mail/define-mail.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

export const resetCodeMail = defineMail<{
	name: string;
	code: string;
	link: string;
}>({
	name: "password-reset-code",
	words: {
		"de-DE": german.mails.resetCode,
		"en-EN": english.mails.resetCode,
	},
});

export const passwordChangedMail = defineMail<{ name: string }>({
	name: "password-changed",
	words: {
		"de-DE": german.mails.passwordChanged,
		"en-EN": english.mails.passwordChanged,
	},
});

export const mails = [resetCodeMail, passwordChangedMail];
