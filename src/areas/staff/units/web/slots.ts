import { defineSlots } from "#kit/web/slots/define-slots.ts";
import { texts } from "./panel-titles/text.ts";

export const slots = defineSlots({
	palette: [
		{
			id: "units",
			heading: (language) => texts[language].many,
			features: ["UNITS"],
			permissions: [{ key: "units.manage", level: "READ" }],
			load: () => import("./search-units.ts"),
		},
	],
});
