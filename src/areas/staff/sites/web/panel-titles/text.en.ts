import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	overview: "Sites",
	create: "Create site",
	detail: "Site",
	editRegion: "Edit region",
	editAddress: "Edit address",
} as const satisfies Words<typeof german>;
