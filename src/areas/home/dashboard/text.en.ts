import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	greeting: {
		morning: (name: string) => `Good morning, ${name}`,
		day: (name: string) => `Good afternoon, ${name}`,
		evening: (name: string) => `Good evening, ${name}`,
	},
} as const satisfies Words<typeof german>;
