import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import type { Words } from "#kit/contract/language.ts";
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
		reused: () => "You have used this password recently. Please choose another one.",
		unequal: () => "The passwords do not match.",
	},
	mails: {
		resetCode: {
			subject: (params: { code: string }) => `${params.code} is your code for a new password`,
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
	change: {
		title: "Change password",
		mustChange: "Please set a new password before you continue.",
		old: "Current password",
		next: "New password",
		repeat: "Repeat new password",
		go: "Save password",
		cancel: "Cancel",
		wrongOld: "The current password is not right.",
		done: "Your password has been changed.",
		elsewhere: "Your other sessions have been ended.",
		expired: "Time is up",
		expiredText: "The time to set the password is over. Please sign in again.",
	},
	strength: {
		label: (level: number) => `Strength ${level} of 5`,
		length: (count: number) => `at least ${count} characters`,
		uppers: (count: number) =>
			count === 1 ? "one upper-case letter" : `${count} upper-case letters`,
		lowers: (count: number) =>
			count === 1 ? "one lower-case letter" : `${count} lower-case letters`,
		digits: (count: number) => (count === 1 ? "one digit" : `${count} digits`),
		specials: (count: number) =>
			count === 1 ? "one special character" : `${count} special characters`,
		met: "met",
		open: "open",
	},
	forgot: {
		title: "Forgot password",
		text: "We send you a code of 6 digits, with which you set a new password.",
		number: "Customer number",
		mail: "E-mail address",
		numberEmpty: "The customer number must not be empty.",
		mailEmpty: "The e-mail address must not be empty.",
		mailInvalid: "Please enter a valid e-mail address.",
		go: "Request code",
		cancel: "Cancel",
	},
	reset: {
		page: "Reset password",
		codeTitle: "Enter the code",
		codeText: "We have sent you a code of 6 digits. It is valid for 30 minutes.",
		code: "Code",
		codeGo: "Check code",
		pasteRefused: "Only exactly 6 digits can be pasted.",
		wrongCode: "Invalid code",
		passwordTitle: "New password",
		passwordText: "You then sign in with the new password; all open sessions are ended.",
		closed: "This link has expired or has been used already.",
		again: "Request a new code",
		notLoaded: "The page could not be loaded.",
		toSignIn: "Go to sign-in",
	},
} as const satisfies Words<typeof german>;
