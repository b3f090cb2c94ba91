import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		SSO_REJECTED: "The provider rejected the sign-in.",
	},
} as const satisfies Words<typeof german>;
