import { defineMail } from "#kit/server/mail/define-mail.ts";
import { texts } from "../text.ts";

export const resetCodeMail = defineMail<{ name: string; code: string; link: string }>({
	name: "password-reset-code",
	words: { "de-DE": texts["de-DE"].mails.resetCode, "en-EN": texts["en-EN"].mails.resetCode },
});

export const passwordChangedMail = defineMail<{ name: string }>({
	name: "password-changed",
	words: {
		"de-DE": texts["de-DE"].mails.passwordChanged,
		"en-EN": texts["en-EN"].mails.passwordChanged,
	},
});

export const mails = [resetCodeMail, passwordChangedMail];
