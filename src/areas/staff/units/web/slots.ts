import { defineSlots } from "#kit/web/slots/define-slots.ts";
import { texts as german } from "./panel-titles/text.de.ts";
import { texts as english } from "./panel-titles/text.en.ts";

export const slots = defineSlots({
	palette: [
		{
			id: "units",
			heading: (language) => (language === "en-EN" ? english : german).many,
			features: ["UNITS"],
			permissions: [{ key: "units.manage", level: "READ" }],
			load: () => import("./search-units.ts"),
		},
	],
});
