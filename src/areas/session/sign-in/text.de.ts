/** The sign-in page and its refusals; the specification's wording stands to the letter. */
export const texts = {
	errors: {
		TENANT_NOT_FOUND: "Die angegebene Kundennummer existiert nicht.",
		INVALID_CREDENTIALS:
			"Sie konnten nicht angemeldete werden. Bitte überprüfen Sie Benutzernamen und Passwort.",
		PASSWORD_MUST_CHANGE:
			"Bitte legen Sie ein neues Passwort fest, bevor Sie fortfahren.",
		TOO_MANY_ATTEMPTS:
			"Die maximale Anzahl an Versuchen wurde überschritten. Bitte versuchen Sie es in einigen Minuten erneut.",
		LINK_INVALID:
			"Der Link ist ungültig, abgelaufen oder wurde bereits verwendet.",
	},
	providerNames: {
		MANUAL: "Benutzername",
		GOOGLE: "Google",
		ENTRAID: "Microsoft Entra ID",
		AUTH0: "Auth0",
	},
} as const;
