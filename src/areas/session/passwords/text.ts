import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

const atLeastInGerman = (count: number, one: string, many: string) =>
	`mindestens ${count === 1 ? one : `${count} ${many}`}`;

const atLeastInEnglish = (count: number, one: string, many: string) =>
	`at least ${count === 1 ? one : `${count} ${many}`}`;

/** Changing and resetting passwords; the specification's wording stands to the letter. */
export const texts = inBothLanguages({
	errors: {
		MAIL_NOT_FOUND: [
			"Die E-Mail Adresse konnte nicht gefunden werden.",
			"The e-mail address could not be found.",
		],
		INVALID_RESET_CODE: [
			"Der eingegebene Code war leider ungültig.",
			"Unfortunately the code you entered was invalid.",
		],
		PASSWORD_REFUSED: [
			"Das neue Passwort entspricht nicht den Vorgaben.",
			"The new password does not meet the requirements.",
		],
	},
	/** One sentence for each fault of a new password. */
	faults: {
		length: [
			(policy: PasswordPolicy) =>
				`Das Passwort braucht mindestens ${policy.minimumLength} Zeichen.`,
			(policy: PasswordPolicy) => `The password needs at least ${policy.minimumLength} characters.`,
		],
		uppers: [
			(policy: PasswordPolicy) =>
				`Das Passwort braucht ${atLeastInGerman(policy.uppersCount, "einen Großbuchstaben", "Großbuchstaben")}.`,
			(policy: PasswordPolicy) =>
				`The password needs ${atLeastInEnglish(policy.uppersCount, "one upper-case letter", "upper-case letters")}.`,
		],
		lowers: [
			(policy: PasswordPolicy) =>
				`Das Passwort braucht ${atLeastInGerman(policy.lowersCount, "einen Kleinbuchstaben", "Kleinbuchstaben")}.`,
			(policy: PasswordPolicy) =>
				`The password needs ${atLeastInEnglish(policy.lowersCount, "one lower-case letter", "lower-case letters")}.`,
		],
		digits: [
			(policy: PasswordPolicy) =>
				`Das Passwort braucht ${atLeastInGerman(policy.digitsCount, "eine Ziffer", "Ziffern")}.`,
			(policy: PasswordPolicy) =>
				`The password needs ${atLeastInEnglish(policy.digitsCount, "one digit", "digits")}.`,
		],
		specials: [
			(policy: PasswordPolicy) =>
				`Das Passwort braucht ${atLeastInGerman(policy.specialCharsCount, "ein Sonderzeichen", "Sonderzeichen")}.`,
			(policy: PasswordPolicy) =>
				`The password needs ${atLeastInEnglish(policy.specialCharsCount, "one special character", "special characters")}.`,
		],
		maximum: [
			(policy: PasswordPolicy) =>
				`Das Passwort darf höchstens ${policy.maximumLength} Zeichen haben.`,
			(policy: PasswordPolicy) =>
				`The password may have at most ${policy.maximumLength} characters.`,
		],
		unchanged: [
			() => "Das neue Passwort muss sich vom alten unterscheiden.",
			() => "The new password must differ from the old one.",
		],
		reused: [
			() => "Dieses Passwort haben Sie vor Kurzem schon verwendet. Bitte wählen Sie ein anderes.",
			() => "You have used this password recently. Please choose another one.",
		],
		unequal: [() => "Die Passwörter stimmen nicht überein.", () => "The passwords do not match."],
	},
	mails: {
		resetCode: {
			subject: [
				(params: { code: string }) => `${params.code} ist Ihr Code für ein neues Passwort`,
				(params: { code: string }) => `${params.code} is your code for a new password`,
			],
			text: [
				(params: { name: string; code: string; link: string }) =>
					`Guten Tag ${params.name},

für Ihr Konto wurde ein neues Passwort angefordert. Ihr Code lautet:

    ${params.code}

Oder öffnen Sie diesen Link:
${params.link}

Der Code gilt 30 Minuten. Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.

Stundwerk
`,
				(params: { name: string; code: string; link: string }) => `Hello ${params.name},

a new password was requested for your account. Your code is:

    ${params.code}

Or open this link:
${params.link}

The code is valid for 30 minutes. If this was not you, there is nothing to do: your password stays as it is.

Stundwerk
`,
			],
		},
		passwordChanged: {
			subject: ["Ihr Passwort wurde geändert", "Your password has been changed"],
			text: [
				(params: { name: string }) =>
					`Guten Tag ${params.name},

das Passwort Ihres Kontos wurde soeben geändert. Alle anderen Sitzungen wurden beendet.

Wenn Sie das nicht waren, wenden Sie sich bitte sofort an Ihre Personalabteilung.

Stundwerk
`,
				(params: { name: string }) => `Hello ${params.name},

the password of your account has just been changed. All other sessions have been ended.

If this was not you, please contact your human resources department at once.

Stundwerk
`,
			],
		},
	},
	change: {
		title: ["Passwort ändern", "Change password"],
		mustChange: [
			"Bitte legen Sie ein neues Passwort fest, bevor Sie fortfahren.",
			"Please set a new password before you continue.",
		],
		old: ["Bisheriges Passwort", "Current password"],
		next: ["Neues Passwort", "New password"],
		repeat: ["Neues Passwort wiederholen", "Repeat new password"],
		go: ["Passwort speichern", "Save password"],
		cancel: ["Abbrechen", "Cancel"],
		wrongOld: ["Das bisherige Passwort ist nicht richtig.", "The current password is not right."],
		done: ["Ihr Passwort wurde geändert.", "Your password has been changed."],
		elsewhere: ["Ihre anderen Sitzungen wurden beendet.", "Your other sessions have been ended."],
		expired: ["Zeit abgelaufen", "Time is up"],
		expiredText: [
			"Die Zeit zum Festlegen des Passworts ist abgelaufen. Bitte melden Sie sich erneut an.",
			"The time for setting the password has run out. Please sign in again.",
		],
	},
	strength: {
		label: [about("Stärke # von 5"), about("Strength # of 5")],
		length: [about("mindestens # Zeichen"), about("at least # characters")],
		uppers: [
			counted("ein Großbuchstabe", "# Großbuchstaben"),
			counted("one upper-case letter", "# upper-case letters"),
		],
		lowers: [
			counted("ein Kleinbuchstabe", "# Kleinbuchstaben"),
			counted("one lower-case letter", "# lower-case letters"),
		],
		digits: [counted("eine Ziffer", "# Ziffern"), counted("one digit", "# digits")],
		specials: [
			counted("ein Sonderzeichen", "# Sonderzeichen"),
			counted("one special character", "# special characters"),
		],
		met: ["erfüllt", "met"],
		open: ["offen", "open"],
	},
	forgot: {
		title: ["Passwort vergessen", "Forgot password"],
		text: [
			"Wir senden Ihnen einen Code mit 6 Ziffern, mit dem Sie ein neues Passwort festlegen.",
			"We will send you a 6-digit code to set a new password with.",
		],
		number: ["Kundennummer", "Customer number"],
		mail: ["E-Mail-Adresse", "E-mail address"],
		numberEmpty: [
			"Die Kundennummer kann nicht leer sein.",
			"The customer number must not be empty.",
		],
		mailEmpty: [
			"Die E-Mail Adresse kann nicht leer sein.",
			"The e-mail address must not be empty.",
		],
		mailInvalid: [
			"Bitte geben Sie eine gültige E-Mail Adresse ein.",
			"Please enter a valid e-mail address.",
		],
		go: ["Code anfordern", "Request code"],
		cancel: ["Abbrechen", "Cancel"],
	},
	reset: {
		page: ["Passwort zurücksetzen", "Reset password"],
		codeTitle: ["Code eingeben", "Enter the code"],
		codeText: [
			"Wir haben Ihnen einen Code mit 6 Ziffern gesendet. Er gilt 30 Minuten.",
			"We have sent you a 6-digit code. It is valid for 30 minutes.",
		],
		codeTextUnknown: [
			"Gehört die Adresse zu einem Zugang, haben wir einen Code mit 6 Ziffern dorthin gesendet. Er gilt 30 Minuten.",
			"If the address belongs to somebody who can sign in, we have sent a 6-digit code to it. It is valid for 30 minutes.",
		],
		code: ["Code", "Code"],
		codeGo: ["Code prüfen", "Check code"],
		pasteRefused: [
			"Einfügen geht nur mit genau 6 Ziffern.",
			"Only exactly 6 digits can be pasted.",
		],
		wrongCode: ["Code ungültig", "Invalid code"],
		passwordTitle: ["Neues Passwort", "New password"],
		passwordText: [
			"Danach melden Sie sich mit dem neuen Passwort an; alle offenen Sitzungen werden beendet.",
			"You then sign in with the new password; all open sessions will be ended.",
		],
		closed: [
			"Dieser Link ist abgelaufen oder wurde bereits verwendet.",
			"This link has expired or has already been used.",
		],
		again: ["Neuen Code anfordern", "Request a new code"],
		notLoaded: ["Die Seite konnte nicht geladen werden.", "The page could not be loaded."],
		toSignIn: ["Zur Anmeldung", "Go to sign-in"],
	},
});
