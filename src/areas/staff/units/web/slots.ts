import { IconSitemap } from "@tabler/icons-react";
import { textIn } from "#kit/contract/texts.ts";
import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	palette: [
		{
			id: "units",
			icon: IconSitemap,
			heading: (language) => textIn(["Abteilungen", "Units"], language),
			features: ["UNITS"],
			permissions: [{ key: "units.manage", level: "READ" }],
			load: () => import("./pick/search-units.ts"),
		},
	],
});
