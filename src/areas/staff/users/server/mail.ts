import { defineMail } from "#kit/server/mail/define-mail.ts";
import { texts } from "../text.ts";

export const invitationMail = defineMail<{
	name: string;
	company: string;
	tenantNo: string;
	username: string;
	link: string;
}>({
	name: "user-invitation",
	words: { "de-DE": texts["de-DE"].mails.invitation, "en-EN": texts["en-EN"].mails.invitation },
});

export const passwordSetMail = defineMail<{ name: string }>({
	name: "user-password-set",
	words: { "de-DE": texts["de-DE"].mails.passwordSet, "en-EN": texts["en-EN"].mails.passwordSet },
});

export const mails = [invitationMail, passwordSetMail];
