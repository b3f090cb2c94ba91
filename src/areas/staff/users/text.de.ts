export const texts = {
	errors: {
		PERSONNEL_NO_TAKEN: "Diese Personalnummer ist bereits vergeben.",
		MAIL_TAKEN: "Diese E-Mail Adresse ist bereits vergeben.",
		USERNAME_TAKEN: "Dieser Benutzername ist bereits vergeben.",
		SUBJECT_TAKEN: "Dieses Konto gehört bereits zu einem anderen Mitarbeiter.",
		USER_UNIT_NOT_FOUND: "Die Abteilung wurde nicht gefunden.",
		USER_SITE_NOT_FOUND: "Der Standort wurde nicht gefunden.",
		SUPERVISOR_NOT_FOUND: "Der Vorgesetzte wurde nicht gefunden.",
		SUPERVISOR_OVERLAPS:
			"Derselbe Vorgesetzte ist in diesem Zeitraum mehrfach eingetragen.",
		USER_IN_USE:
			"Der Mitarbeiter kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist. Möchten Sie den Mitarbeiter nicht lieber archivieren?",
		LOGIN_IN_USE:
			"Der Login wurde bereits verwendet und kann nicht gelöscht werden. Möchten Sie ihn nicht lieber deaktivieren?",
		LAST_ADMINISTRATOR:
			"Der letzte Administrator kann nicht archiviert oder gelöscht werden.",
		NOT_ONESELF:
			"Das können Sie nicht für sich selbst tun. Bitte wenden Sie sich an einen anderen Administrator.",
		HIGHER_RIGHTS:
			"Dieser Mitarbeiter hat weitergehende Rechte als Sie. Bitte wenden Sie sich an einen Administrator.",
		USER_DISABLED: "Der Mitarbeiter ist archiviert.",
		USER_WITHOUT_MAIL:
			"Für den Mitarbeiter ist keine E-Mail Adresse hinterlegt.",
		LOGIN_MISSING: "Der Mitarbeiter hat noch keinen Benutzernamen.",
		USERNAME_MISSING: "Der Benutzername kann nicht leer sein.",
	},
	mails: {
		invitation: {
			subject: (params: { company: string }) =>
				`Ihr Zugang zu ${params.company}`,
			text: (params: {
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
		},
		passwordSet: {
			subject: "Ihr Passwort wurde neu festgelegt",
			text: (params: { name: string }) =>
				`Guten Tag ${params.name},

das Passwort Ihres Kontos wurde soeben von Ihrer Verwaltung neu festgelegt. Alle offenen Sitzungen wurden beendet.

Wenn Sie davon nichts wissen, wenden Sie sich bitte sofort an Ihre Personalabteilung.

Stundwerk
`,
		},
	},
} as const;
