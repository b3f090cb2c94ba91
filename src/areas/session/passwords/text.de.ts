import type { PasswordPolicy } from "../../../domain/passwords/password-policy.ts";

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
			subject: (params: { code: string }) =>
				`${params.code} ist Ihr Code für ein neues Passwort`,
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
} as const;
