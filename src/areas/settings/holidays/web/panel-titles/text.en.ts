import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	overview: "Public and school holidays",
	import: "Import holidays",
	publicCreate: "Add public holiday",
	publicEdit: "Edit public holiday",
	publicDetail: "Public holiday",
	schoolCreate: "Add school holidays",
	schoolEdit: "Edit school holidays",
	schoolDetail: "School holidays",
} as const satisfies Words<typeof german>;
