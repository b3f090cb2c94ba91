import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	list: "App registrations",
	create: "Register an app",
	qr: "QR code",
} as const satisfies Words<typeof german>;
