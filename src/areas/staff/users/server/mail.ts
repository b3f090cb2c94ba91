import { defineMail } from "#kit/server/mail/define-mail.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

export const invitationMail = defineMail<{
	name: string;
	company: string;
	tenantNo: string;
	username: string;
	link: string;
}>({
	name: "user-invitation",
	words: {
		"de-DE": german.mails.invitation,
		"en-EN": english.mails.invitation,
	},
});

export const passwordSetMail = defineMail<{ name: string }>({
	name: "user-password-set",
	words: {
		"de-DE": german.mails.passwordSet,
		"en-EN": english.mails.passwordSet,
	},
});

export const mails = [invitationMail, passwordSetMail];
