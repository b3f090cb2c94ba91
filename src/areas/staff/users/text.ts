import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

interface RuleWords {
	readonly least: (count: number) => string;
	readonly among: string;
	readonly and: string;
	/** Upper-case and lower-case letters, digits, special characters. */
	readonly kinds: readonly ((count: number) => string)[];
}

/** "Mindestens 8 Zeichen, darunter 1 Großbuchstabe und 2 Ziffern." */
function rulesOf({ least, among, and, kinds }: RuleWords): (policy: PasswordPolicy) => string {
	return ({ minimumLength, uppersCount, lowersCount, digitsCount, specialCharsCount }) => {
		const needed = [uppersCount, lowersCount, digitsCount, specialCharsCount]
			.map((count, at) => (count > 0 ? (kinds[at]?.(count) ?? "") : ""))
			.filter(Boolean)
			// a number stays with what it counts
			.map((one) => one.replace(" ", "\u00a0"));
		const last = needed.pop();
		const list = needed.length === 0 ? last : `${needed.join(", ")} ${and} ${last}`;
		return `${least(minimumLength)}${list === undefined ? "" : `, ${among} ${list}`}.`;
	};
}

export const texts = inBothLanguages({
	errors: {
		PERSONNEL_NO_TAKEN: [
			"Diese Personalnr. ist bereits vergeben.",
			"This personnel no. is already taken.",
		],
		MAIL_TAKEN: [
			"Diese E-Mail-Adresse ist bereits vergeben.",
			"This e-mail address is already taken.",
		],
		USERNAME_TAKEN: [
			"Dieser Benutzername ist bereits vergeben.",
			"This user name is already taken.",
		],
		SUBJECT_TAKEN: [
			"Dieses Konto gehört bereits zu einem anderen Mitarbeiter.",
			"This account already belongs to another employee.",
		],
		USER_UNIT_NOT_FOUND: ["Die Abteilung wurde nicht gefunden.", "The department was not found."],
		USER_SITE_NOT_FOUND: ["Der Standort wurde nicht gefunden.", "The site was not found."],
		SUPERVISOR_NOT_FOUND: [
			"Der Vorgesetzte wurde nicht gefunden.",
			"The supervisor was not found.",
		],
		SUPERVISOR_OVERLAPS: [
			"Derselbe Vorgesetzte ist in diesem Zeitraum mehrfach eingetragen.",
			"The same supervisor is entered more than once in this period.",
		],
		USER_IN_USE: [
			"Der Mitarbeiter kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist. Möchten Sie den Mitarbeiter nicht lieber archivieren?",
			"The employee cannot be deleted because of entries still linked to them. Would you rather archive the employee?",
		],
		LOGIN_IN_USE: [
			"Die Anmeldung wurde bereits verwendet und kann nicht gelöscht werden. Möchten Sie sie nicht lieber deaktivieren?",
			"The sign-in has already been used and cannot be deleted. Would you rather deactivate it?",
		],
		NOT_ONESELF: [
			"Das können Sie nicht für sich selbst tun. Bitte wenden Sie sich an einen anderen Administrator.",
			"You cannot do this for yourself. Please ask another administrator.",
		],
		HIGHER_RIGHTS: [
			"Dieser Mitarbeiter hat weitergehende Berechtigungen als Sie. Bitte wenden Sie sich an einen Administrator.",
			"This employee has more rights than you. Please ask an administrator.",
		],
		USER_DISABLED: ["Der Mitarbeiter ist archiviert.", "The employee is archived."],
		USER_WITHOUT_MAIL: [
			"Für den Mitarbeiter ist keine E-Mail-Adresse hinterlegt.",
			"The employee has no e-mail address on file.",
		],
		LOGIN_ACTIVE: [
			"Der Mitarbeiter kann sich schon anmelden.",
			"The employee can already sign in.",
		],
		LOGIN_MISSING: [
			"Der Mitarbeiter hat noch keinen Benutzernamen.",
			"The employee has no user name yet.",
		],
		USERNAME_MISSING: ["Der Benutzername kann nicht leer sein.", "The user name cannot be empty."],
	},
	fields: {
		name: ["Name", "Name"],
		firstName: ["Vorname", "First name"],
		lastName: ["Nachname", "Last name"],
		gender: ["Geschlecht", "Gender"],
		personnelNo: ["Personalnr.", "Personnel no."],
		personnelNoShort: ["Personalnr.", "Personnel no."],
		companyPersonnelNo: ["Betriebliche Personalnr.", "Company personnel no."],
		mail: ["E-Mail", "E-mail"],
		unit: ["Abteilung", "Department"],
		secondaryUnits: ["Weitere Abteilungen", "Further departments"],
		site: ["Standort", "Site"],
		sites: ["Standorte", "Sites"],
		homeSite: ["Heimatstandort", "Home site"],
		supervisors: ["Vorgesetzte", "Supervisors"],
		entryDate: ["Eintritt", "Entry"],
		exitDate: ["Austritt", "Exit"],
		employmentType: ["Beschäftigungsart", "Employment type"],
		employment: ["Beschäftigung", "Employment"],
		state: ["Status", "Status"],
		tags: ["Schlagwörter", "Tags"],
		qualifications: ["Qualifikationen", "Qualifications"],
		custom: ["Zusatzfelder", "Custom fields"],
		birthDate: ["Geburtsdatum", "Date of birth"],
		street: ["Straße und Hausnummer", "Street and number"],
		addition: ["Adresszusatz", "Address line 2"],
		postalCode: ["PLZ", "Postal code"],
		city: ["Ort", "City"],
		country: ["Land", "Country"],
		phone: ["Telefon", "Phone"],
		mobile: ["Mobiltelefon", "Mobile"],
		privateMail: ["Private E-Mail", "Private e-mail"],
		severelyDisabledFrom: ["Schwerbehindert ab", "Severely disabled from"],
		severelyDisabledTo: ["Schwerbehindert bis", "Severely disabled to"],
		jobTitle: ["Stellenbezeichnung", "Job title"],
		room: ["Raum", "Room"],
		validFrom: ["Gültig ab", "Valid from"],
		validTo: ["Gültig bis", "Valid until"],
		invite: ["Einladung per E-Mail senden", "Send an invitation by e-mail"],
		username: ["Benutzername", "User name"],
		password: ["Passwort", "Password"],
		mustChange: [
			"Passwort muss bei der nächsten Anmeldung geändert werden",
			"Password must be changed at the next sign-in",
		],
		subject: ["Kennung beim Anbieter", "Identifier at the provider"],
		isEnabled: ["Anmeldung aktiv", "Sign-in active"],
	},
	genders: {
		UNDEFINED: ["Keine Angabe", "Not stated"],
		MALE: ["Männlich", "Male"],
		FEMALE: ["Weiblich", "Female"],
		NONBINARY: ["Divers", "Non-binary"],
	},
	employments: {
		ALL: ["Alle", "All"],
		CURRENT: ["Beschäftigt", "Employed"],
		FORMER: ["Ausgeschieden", "Left"],
		FUTURE: ["Künftig", "Future"],
	},
	list: {
		title: ["Mitarbeiter", "Employees"],
		search: ["Name, Personalnr. oder E-Mail", "Name, personnel no. or e-mail"],
		empty: [
			"Hier stehen die Mitarbeiter, die Sie sehen dürfen. Noch gibt es keine.",
			"The employees you may see are listed here. There are none yet.",
		],
		create: ["Mitarbeiter anlegen", "Create employee"],
		assistant: ["Assistent", "Assistant"],
		import: ["Importieren", "Import"],
		edit: ["Bearbeiten", "Edit"],
		open: ["Öffnen", "Open"],
		active: ["Aktiv", "Active"],
		archived: ["Archiviert", "Archived"],
		archive: ["Archivieren", "Archive"],
		restore: ["Wiederherstellen", "Restore"],
		remove: ["Löschen", "Delete"],
		addTags: ["Schlagwörter", "Tags"],
		inviteTitle: [
			counted("1 Person einladen?", "# Personen einladen?"),
			counted("Invite 1 person?", "Invite # people?"),
		],
		inviteText: [
			"Jede bekommt eine E-Mail mit einem Link, der 72 Stunden gilt. Wer sich schon anmelden kann oder keine E-Mail-Adresse hat, wird danach genannt.",
			"Each gets an e-mail with a link that is valid for 72 hours. Anyone who can already sign in or has no e-mail address is named afterwards.",
		],
		invitedMany: [
			counted("1 Einladung gesendet", "# Einladungen gesendet"),
			counted("1 invitation sent", "# invitations sent"),
		],
		move: ["Abteilung wechseln", "Change department"],
		chooseTags: ["Schlagwörter hinzufügen", "Add tags"],
	},
	actions: {
		created: ["Mitarbeiter angelegt", "Employee created"],
		archiving: ["Mitarbeiter archivieren", "Archive employee"],
		archiveText: [
			about(
				"Soll # archiviert werden? Alle Sitzungen enden sofort, eine Anmeldung ist nicht mehr möglich.",
			),
			about("Archive #? All sessions end at once, signing in is no longer possible."),
		],
		archiveMany: [
			counted(
				"Soll 1 Mitarbeiter archiviert werden? Alle seine Sitzungen enden sofort.",
				"Sollen # Mitarbeiter archiviert werden? Alle ihre Sitzungen enden sofort.",
			),
			counted(
				"Archive 1 employee? All of their sessions end at once.",
				"Archive # employees? All of their sessions end at once.",
			),
		],
		archived: ["Mitarbeiter archiviert", "Employee archived"],
		restoring: ["Mitarbeiter wiederherstellen", "Restore employee"],
		restored: ["Mitarbeiter wiederhergestellt", "Employee restored"],
		deleting: ["Mitarbeiter löschen", "Delete employee"],
		deleteMany: [
			counted(
				"Soll 1 Mitarbeiter wirklich unwiderruflich gelöscht werden?",
				"Sollen # Mitarbeiter wirklich unwiderruflich gelöscht werden?",
			),
			counted(
				"Delete 1 employee permanently? This cannot be undone.",
				"Delete # employees permanently? This cannot be undone.",
			),
		],
		deleted: ["Mitarbeiter gelöscht", "Employee deleted"],
		changedMany: [
			(count: number) => `${count} Mitarbeiter geändert`,
			counted("1 employee changed", "# employees changed"),
		],
	},
	custom: {
		note: ["vom Unternehmen festgelegt", "defined by the company"],
		none: [
			"Für diesen Mitarbeiter werden hier keine Zusatzfelder abgefragt.",
			"No custom fields are asked for here for this employee.",
		],
		saving: ["Zusatzfelder speichern", "Save custom fields"],
	},
	detail: {
		gone: [
			"Diesen Mitarbeiter gibt es nicht, oder Sie dürfen ihn nicht sehen.",
			"This employee does not exist, or you may not see them.",
		],
		notLoaded: ["Die Daten konnten nicht geladen werden.", "The data could not be loaded."],
		further: ["Weiteres", "More"],
		loginHistoryHint: ["Wann und womit angemeldet", "When signed in, and with what"],
		businessHint: ["Stellenbezeichnung, Raum, Erreichbarkeit", "Job title, room, how to reach"],
		figures: ["Auf einen Blick", "At a glance"],
		masked: [
			"Sie sehen von diesem Mitarbeiter nur Namen und Abteilung.",
			"You see only the name and department of this employee.",
		],
		edit: ["Bearbeiten", "Edit"],
		change: ["Ändern", "Change"],
		none: ["–", "–"],
		level: [aboutTwo("#1 (Stufe #2)"), aboutTwo("#1 (level #2)")],
		deputy: ["Stellvertretung", "Deputy"],
		since: [about("seit #"), about("since #")],
		range: [aboutTwo("#1 bis #2"), aboutTwo("#1 to #2")],
		invitedUntil: [about("Einladung gültig bis #"), about("Invitation valid until #")],
		privateData: ["Private Daten", "Private data"],
	},
	edit: {
		parts: ["Teil der Daten", "Part of the data"],
		base: ["Stammdaten", "Master data"],
		place: ["Zuordnung", "Assignment"],
		supervisors: ["Vorgesetzte", "Supervisors"],
		private: ["Privat", "Private"],
		contact: ["Kontakt", "Contact"],
		address: ["Adresse", "Address"],
		health: ["Schwerbehinderung", "Severe disability"],
		healthNote: ["Nur mit Einsicht in Verträge sichtbar", "Visible only with access to contracts"],
		validFromHelp: ["Leer: ab heute", "Empty: from today"],
		saving: ["Mitarbeiter speichern", "Save employee"],
		end: ["Das Ende darf nicht vor dem Beginn liegen.", "The end must not lie before the start."],
	},
	supervisors: {
		hint: [
			"Wer hier steht, entscheidet anstelle der Leitung der Abteilung.",
			"Whoever is named here decides instead of the head of the department.",
		],
		add: ["Vorgesetzten hinzufügen", "Add supervisor"],
		remove: [about("# entfernen"), about("Remove #")],
		person: ["Person", "Person"],
		deputyFor: ["Vertritt", "Stands in for"],
		none: ["Es entscheidet die Leitung der Abteilung.", "The head of the department decides."],
		unread: [
			"Bitte verbessern Sie den Tag, der nicht zu lesen ist.",
			"Please mend the day that cannot be read.",
		],
		incomplete: ["Bitte wählen Sie Person und Beginn.", "Please choose a person and a start."],
	},
	create: {
		person: ["Person", "Person"],
		access: ["Zugang", "Access"],
		create: ["Anlegen", "Create"],
		siteHelp: [
			"Ohne Angabe gilt der Standort der Abteilung.",
			"Left empty, the site of the department applies.",
		],
		inviteNeedsMail: [
			"Für die Einladung wird eine E-Mail-Adresse gebraucht.",
			"The invitation needs an e-mail address.",
		],
	},
	sites: {
		available: ["Darf wechseln zu", "May switch to"],
		availableHelp: ["Der Heimatstandort gehört immer dazu.", "The home site is always among them."],
		saving: ["Standorte speichern", "Save sites"],
	},
	logins: {
		title: ["Anmeldungen", "Sign-ins"],
		MANUAL: ["Benutzername und Passwort", "User name and password"],
		ENTRAID: ["Microsoft Entra ID", "Microsoft Entra ID"],
		GOOGLE: ["Google", "Google"],
		AUTH0: ["Auth0", "Auth0"],
		notSetUp: ["Nicht eingerichtet", "Not set up"],
		enabled: ["Aktiv", "Active"],
		disabled: ["Deaktiviert", "Deactivated"],
		withoutPassword: ["Noch kein Passwort", "No password yet"],
		mustChange: ["Passwort muss geändert werden", "Password must be changed"],
		lastSignIn: [about("Zuletzt angemeldet #"), about("Last signed in #")],
		never: ["Noch nie angemeldet", "Never signed in"],
		setUp: ["Einrichten", "Set up"],
		activate: ["Aktivieren", "Activate"],
		deactivate: ["Deaktivieren", "Deactivate"],
		deactivateText: [
			"Alle Sitzungen dieser Anmeldung enden sofort.",
			"All sessions of this sign-in end at once.",
		],
		changePassword: ["Passwort ändern", "Change password"],
		removeText: [
			"Soll diese Anmeldung wirklich unwiderruflich gelöscht werden?",
			"Delete this sign-in permanently?",
		],
		history: ["Anmeldeverlauf", "Sign-in history"],
		invite: ["Einladung senden", "Send invitation"],
		inviteAgain: ["Einladung erneut senden", "Send invitation again"],
		invited: ["Einladung gesendet", "Invitation sent"],
		changing: ["Anmeldung ändern", "Change sign-in"],
		save: ["Speichern", "Save"],
		passwordHelp: ["Leer: Das Passwort bleibt, wie es ist.", "Empty: the password stays as it is."],
		firstPasswordHelp: [
			"Leer: Das Passwort wird per Einladung festgelegt.",
			"Empty: the password is set by invitation.",
		],
		subjectHelp: [
			"Unter dieser Kennung meldet der Anbieter die Person an.",
			"The provider signs the person in under this identifier.",
		],
		saved: ["Anmeldung gespeichert", "Sign-in saved"],
	},
	password: {
		next: ["Neues Passwort", "New password"],
		signsInAs: [about("Benutzername #"), about("User name #")],
		rules: [
			rulesOf({
				least: about("Mindestens # Zeichen"),
				among: "darunter",
				and: "und",
				kinds: [
					counted("1 Großbuchstabe", "# Großbuchstaben"),
					counted("1 Kleinbuchstabe", "# Kleinbuchstaben"),
					counted("1 Ziffer", "# Ziffern"),
					counted("1 Sonderzeichen", "# Sonderzeichen"),
				],
			}),
			rulesOf({
				least: about("At least # characters"),
				among: "including",
				and: "and",
				kinds: [
					counted("1 upper-case letter", "# upper-case letters"),
					counted("1 lower-case letter", "# lower-case letters"),
					counted("1 digit", "# digits"),
					counted("1 special character", "# special characters"),
				],
			}),
		],
		repeat: ["Neues Passwort wiederholen", "Repeat new password"],
		unequal: ["Die Passwörter stimmen nicht überein.", "The passwords do not match."],
		empty: ["Bitte geben Sie ein Passwort ein.", "Please enter a password."],
		hint: [
			"Alle offenen Sitzungen dieser Anmeldung werden beendet.",
			"All open sessions of this sign-in are ended.",
		],
		saved: ["Passwort geändert", "Password changed"],
	},
	events: {
		at: ["Zeitpunkt", "Time"],
		outcome: ["Ergebnis", "Outcome"],
		provider: ["Anmeldung", "Sign-in"],
		address: ["Adresse", "Address"],
		client: ["Gerät", "Device"],
		on: [aboutTwo("#1 auf #2"), aboutTwo("#1 on #2")],
		none: ["Es gibt noch keine Anmeldungen.", "There are no sign-ins yet."],
		outcomes: {
			SIGNED_IN: ["Angemeldet", "Signed in"],
			FAILED: ["Fehlgeschlagen", "Failed"],
			LOCKED: ["Blockiert", "Locked"],
			MUST_CHANGE: ["Passwort musste geändert werden", "Password had to be changed"],
			SIGNED_OUT: ["Abgemeldet", "Signed out"],
			PASSWORD_CHANGED: ["Passwort geändert", "Password changed"],
			RESET_REQUESTED: ["Zurücksetzen angefordert", "Reset requested"],
			REJECTED: ["Abgelehnt", "Rejected"],
		},
	},
	assistant: {
		steps: {
			person: ["Person", "Person"],
			place: ["Zuordnung", "Assignment"],
			employment: ["Beschäftigung", "Employment"],
			access: ["Zugang", "Access"],
			review: ["Prüfen", "Review"],
		},
		step: [
			(step: string, count: string, name: string) => `Schritt ${step} von ${count}: ${name}`,
			(step: string, count: string, name: string) => `Step ${step} of ${count}: ${name}`,
		],
		stepsLabel: ["Schritte", "Steps"],
		next: ["Weiter", "Continue"],
		back: ["Zurück", "Back"],
		createdInvited: ["Die Einladung wurde gesendet.", "The invitation was sent."],
		withContract: ["Arbeitsvertrag anlegen", "Create a contract"],
		withWage: ["Lohn oder Gehalt anlegen", "Create a wage"],
		weekly: ["Stunden pro Woche", "Hours a week"],
		days: ["Tage pro Woche", "Days a week"],
		leave: ["Urlaubstage pro Jahr", "Leave days a year"],
		wageKind: ["Art", "Kind"],
		HOURLY: ["Stundenlohn", "Hourly wage"],
		MONTHLY: ["Monatsgehalt", "Monthly salary"],
		amount: ["Betrag", "Amount"],
		usernameHelp: [
			"Leer: Die E-Mail-Adresse ist der Benutzername.",
			"Empty: the e-mail address is the user name.",
		],
		needsEntry: ["Bitte geben Sie das Eintrittsdatum ein.", "Please enter the entry date."],
		yes: ["Ja", "Yes"],
		no: ["Nein", "No"],
		reviewHint: [
			"Es wird alles zusammen angelegt oder nichts.",
			"Everything is created together, or nothing.",
		],
		roles: ["Rollen", "Roles"],
		rolesHelp: [
			"Wie weit jede Rolle reicht: die Abteilung des Mitarbeiters mit allen darunter, sein Standort oder das ganze Unternehmen.",
			"How far each role reaches: the employee's department with all below, their site, or the whole company.",
		],
		besides: [about("Dazu kommt für alle: #."), about("Everybody also gets: #.")],
		roleReach: [aboutTwo("#1 (#2)"), aboutTwo("#1 (#2)")],
		defaultRolesText: ["Die Standardrollen des Unternehmens", "The default roles of the company"],
	},
	mails: {
		invitation: {
			subject: [
				(params: { company: string }) => `Ihr Zugang zu ${params.company}`,
				(params: { company: string }) => `Your access to ${params.company}`,
			],
			text: [
				(params: {
					name: string;
					company: string;
					username: string;
					tenantNo: string;
					link: string;
				}) =>
					`Guten Tag ${params.name},

für Sie wurde ein Zugang zur Zeitwirtschaft von ${params.company} eingerichtet. Bitte öffnen Sie diesen Link und legen Sie Ihr Passwort fest:

${params.link}

Der Link gilt 72 Stunden und nur einmal. Danach melden Sie sich so an:

    Kundennummer: ${params.tenantNo}
    Benutzername: ${params.username}

Stundwerk
`,
				(params: {
					name: string;
					company: string;
					username: string;
					tenantNo: string;
					link: string;
				}) => `Hello ${params.name},

an account for the time management of ${params.company} was set up for you. Please open this link and set your password:

${params.link}

The link is valid for 72 hours and only once. After that you sign in like this:

    Customer number: ${params.tenantNo}
    User name: ${params.username}

Stundwerk
`,
			],
		},
		passwordSet: {
			subject: ["Ihr Passwort wurde neu festgelegt", "Your password has been reset"],
			text: [
				(params: { name: string }) =>
					`Guten Tag ${params.name},

das Passwort Ihres Kontos wurde soeben von Ihrer Verwaltung neu festgelegt. Alle offenen Sitzungen wurden beendet.

Wenn Sie davon nichts wissen, wenden Sie sich bitte sofort an Ihre Personalabteilung.

Stundwerk
`,
				(params: { name: string }) => `Hello ${params.name},

the password of your account has just been reset by your administration. All open sessions have been ended.

If you know nothing about this, please contact your human resources department at once.

Stundwerk
`,
			],
		},
	},
});
