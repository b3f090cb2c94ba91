import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		SSO_ISSUER_REFUSED: "This address cannot be used.",
		SSO_SECRET_MISSING: "Please enter the provider's secret.",
		SSO_PROVIDER_LINKED:
			"Employees already sign in with this provider. Switch it off, or remove their sign-ins under “Employees” first.",
	},
	issuerFaults: {
		NO_ADDRESS: "Please enter the provider's address with https://, without “/.well-known/…”.",
		NOT_GOOGLE: "Google calls itself https://accounts.google.com.",
		NOT_ONE_DIRECTORY:
			"Please enter the address of your own directory, not “common” or “organizations”.",
	},
	kinds: {
		GOOGLE: "Google",
		ENTRAID: "Microsoft Entra ID",
		AUTH0: "Auth0",
	},
	list: {
		title: "Single sign-on",
		about:
			"Your employees sign in with the account they already have. Whoever does so for the first time is recognised by the verified e-mail address.",
		redirect: "Redirect address",
		redirectHelp: "Enter this address at the provider as an allowed redirect URI.",
		copy: "Copy",
		copied: "Copied",
		on: "switched on",
		off: "switched off",
		none: "not set up",
		people: (count: number) => (count === 1 ? "1 employee linked" : `${count} employees linked`),
		setUp: (name: string) => `Set up ${name}`,
		edit: (name: string) => `Edit ${name}`,
		notLoaded: "The providers could not be loaded.",
	},
	edit: {
		base: "Provider",
		issuer: "Address of the provider (issuer)",
		issuerHelp: {
			GOOGLE: "https://accounts.google.com",
			ENTRAID: "https://login.microsoftonline.com/<directory ID>/v2.0",
			AUTH0: "https://<tenant>.eu.auth0.com/",
		},
		clientId: "Client ID",
		clientIdHelp: "Of the application you have created at the provider.",
		secret: "Client secret",
		secretHelp: "Is stored encrypted and never shown again.",
		secretKept: "Stored. Leave empty to keep it; a new one replaces it.",
		people: "Who may sign in this way",
		domains: "Domains of e-mail addresses",
		domainsHelp: "Only addresses of these domains are recognised, e.g. clinic.example.",
		noDomain: "A domain looks like clinic.example.",
		isEnabled: "Offer on the sign-in page",
		saving: "Save single sign-on",
	},
	remove: {
		action: "Remove",
		title: "Remove provider",
		done: "Provider removed",
	},
} as const satisfies Words<typeof german>;
