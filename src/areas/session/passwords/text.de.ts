import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";

const atLeast = (count: number, one: string, many: string) =>
	`mindestens ${count === 1 ? one : `${count} ${many}`}`;

/** Changing and resetting passwords; the specification's wording stands to the letter. */
export const texts = {
	errors: {
		MAIL_NOT_FOUND: "Die E-Mail Adresse konnte nicht gefunden werden.",
		INVALID_RESET_CODE: "Der eingegebene Code war leider ungültig.",
		PASSWORD_REFUSED: "Das neue Passwort entspricht nicht den Vorgaben.",
	},
	/** One sentence for each fault of a new password. */
	faults: {
		length: (policy: PasswordPolicy) =>
			`Das Passwort braucht mindestens ${policy.minimumLength} Zeichen.`,
		uppers: (policy: PasswordPolicy) =>
			`Das Passwort braucht ${atLeast(policy.uppersCount, "einen Großbuchstaben", "Großbuchstaben")}.`,
		lowers: (policy: PasswordPolicy) =>
			`Das Passwort braucht ${atLeast(policy.lowersCount, "einen Kleinbuchstaben", "Kleinbuchstaben")}.`,
		digits: (policy: PasswordPolicy) =>
			`Das Passwort braucht ${atLeast(policy.digitsCount, "eine Ziffer", "Ziffern")}.`,
		specials: (policy: PasswordPolicy) =>
			`Das Passwort braucht ${atLeast(policy.specialCharsCount, "ein Sonderzeichen", "Sonderzeichen")}.`,
		maximum: (policy: PasswordPolicy) =>
			`Das Passwort darf höchstens ${policy.maximumLength} Zeichen haben.`,
		unchanged: () => "Das neue Passwort muss sich vom alten unterscheiden.",
		reused: () =>
			"Dieses Passwort haben Sie vor Kurzem schon verwendet. Bitte wählen Sie ein anderes.",
		unequal: () => "Die Passwörter stimmen nicht überein.",
	},
	mails: {
		resetCode: {
			subject: (params: { code: string }) => `${params.code} ist Ihr Code für ein neues Passwort`,
			text: (params: { name: string; code: string; link: string }) =>
				`Guten Tag ${params.name},

für Ihr Konto wurde ein neues Passwort angefordert. Ihr Code lautet:

    ${params.code}

Oder öffnen Sie diesen Link:
${params.link}

Der Code gilt 30 Minuten. Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.

Stundwerk
`,
		},
		passwordChanged: {
			subject: "Ihr Passwort wurde geändert",
			text: (params: { name: string }) =>
				`Guten Tag ${params.name},

das Passwort Ihres Kontos wurde soeben geändert. Alle anderen Sitzungen wurden beendet.

Wenn Sie das nicht waren, wenden Sie sich bitte sofort an Ihre Personalabteilung.

Stundwerk
`,
		},
	},
	change: {
		title: "Passwort ändern",
		mustChange: "Bitte legen Sie ein neues Passwort fest, bevor Sie fortfahren.",
		old: "Bisheriges Passwort",
		next: "Neues Passwort",
		repeat: "Neues Passwort wiederholen",
		go: "Passwort speichern",
		cancel: "Abbrechen",
		wrongOld: "Das bisherige Passwort ist nicht richtig.",
		done: "Ihr Passwort wurde geändert.",
		elsewhere: "Ihre anderen Sitzungen wurden beendet.",
		expired: "Zeit abgelaufen",
		expiredText:
			"Die Zeit zum Festlegen des Passworts ist abgelaufen. Bitte melden Sie sich erneut an.",
	},
	strength: {
		label: (level: number) => `Stärke ${level} von 5`,
		length: (count: number) => `mindestens ${count} Zeichen`,
		uppers: (count: number) => (count === 1 ? "ein Großbuchstabe" : `${count} Großbuchstaben`),
		lowers: (count: number) => (count === 1 ? "ein Kleinbuchstabe" : `${count} Kleinbuchstaben`),
		digits: (count: number) => (count === 1 ? "eine Ziffer" : `${count} Ziffern`),
		specials: (count: number) => (count === 1 ? "ein Sonderzeichen" : `${count} Sonderzeichen`),
		met: "erfüllt",
		open: "offen",
	},
	forgot: {
		title: "Passwort vergessen",
		text: "Wir senden Ihnen einen Code mit 6 Ziffern, mit dem Sie ein neues Passwort festlegen.",
		number: "Kundennummer",
		mail: "E-Mail Adresse",
		numberEmpty: "Die Kundennummer kann nicht leer sein.",
		mailEmpty: "Die E-Mail Adresse kann nicht leer sein.",
		mailInvalid: "Bitte geben Sie eine gültige E-Mail Adresse ein.",
		go: "Code anfordern",
		cancel: "Abbrechen",
	},
	reset: {
		page: "Passwort zurücksetzen",
		codeTitle: "Code eingeben",
		codeText: "Wir haben Ihnen einen Code mit 6 Ziffern gesendet. Er gilt 30 Minuten.",
		code: "Code",
		codeGo: "Code prüfen",
		pasteRefused: "Einfügen geht nur mit genau 6 Ziffern.",
		wrongCode: "Code ungültig",
		passwordTitle: "Neues Passwort",
		passwordText:
			"Danach melden Sie sich mit dem neuen Passwort an; alle offenen Sitzungen werden beendet.",
		closed: "Dieser Link ist abgelaufen oder wurde bereits verwendet.",
		again: "Neuen Code anfordern",
		notLoaded: "Die Seite konnte nicht geladen werden.",
		toSignIn: "Zur Anmeldung",
	},
} as const;
