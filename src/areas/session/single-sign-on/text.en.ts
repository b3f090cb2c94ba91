import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		SSO_REJECTED: "The provider rejected the sign-in.",
	},
	page: "Sign-in",
	title: "Completing your sign-in",
	text: "One moment please, your sign-in is being checked.",
	providers: "Sign in with",
	failed: "Sign-in failed",
	trace: (id: string) => `Reference ${id}`,
	toSignIn: "Go to sign-in",
} as const satisfies Words<typeof german>;
