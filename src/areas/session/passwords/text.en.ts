import type { PasswordPolicy } from "../../../domain/passwords/password-policy.ts";
import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

const atLeast = (count: number, one: string, many: string) =>
	`at least ${count === 1 ? one : `${count} ${many}`}`;

export const texts = {
	errors: {
		MAIL_NOT_FOUND: "The e-mail address could not be found.",
		INVALID_RESET_CODE: "Unfortunately the code you entered was invalid.",
		PASSWORD_REFUSED: "The new password does not meet the requirements.",
	},
	faults: {
		length: (policy: PasswordPolicy) =>
			`The password needs at least ${policy.minimumLength} characters.`,
		uppers: (policy: PasswordPolicy) =>
			`The password needs ${atLeast(policy.uppersCount, "one upper-case letter", "upper-case letters")}.`,
		lowers: (policy: PasswordPolicy) =>
			`The password needs ${atLeast(policy.lowersCount, "one lower-case letter", "lower-case letters")}.`,
		digits: (policy: PasswordPolicy) =>
			`The password needs ${atLeast(policy.digitsCount, "one digit", "digits")}.`,
		specials: (policy: PasswordPolicy) =>
			`The password needs ${atLeast(policy.specialCharsCount, "one special character", "special characters")}.`,
		maximum: (policy: PasswordPolicy) =>
			`The password may have at most ${policy.maximumLength} characters.`,
		unchanged: () => "The new password must differ from the old one.",
		reused: () =>
			"You have used this password recently. Please choose another one.",
		unequal: () => "The passwords do not match.",
	},
	mails: {
		resetCode: {
			subject: (params: { code: string }) =>
				`${params.code} is your code for a new password`,
			text: (params: { name: string; code: string; link: string }) =>
				`Hello ${params.name},

a new password was requested for your account. Your code is:

    ${params.code}

Or open this link:
${params.link}

The code is valid for 30 minutes. If this was not you, there is nothing to do: your password stays as it is.

Stundwerk
`,
		},
		passwordChanged: {
			subject: "Your password has been changed",
			text: (params: { name: string }) =>
				`Hello ${params.name},

the password of your account has just been changed. All other sessions have been ended.

If this was not you, please contact your personnel department at once.

Stundwerk
`,
		},
	},
} as const satisfies Words<typeof german>;
