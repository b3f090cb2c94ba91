import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		TENANT_NOT_FOUND: "The customer number does not exist.",
		INVALID_CREDENTIALS:
			"You could not be signed in. Please check user name and password.",
		PASSWORD_MUST_CHANGE: "Please set a new password before you continue.",
		TOO_MANY_ATTEMPTS:
			"The maximum number of attempts has been exceeded. Please try again in a few minutes.",
		LINK_INVALID: "The link is invalid, has expired or has been used already.",
	},
	providerNames: {
		MANUAL: "User name",
		GOOGLE: "Google",
		ENTRAID: "Microsoft Entra ID",
		AUTH0: "Auth0",
	},
} as const satisfies Words<typeof german>;
