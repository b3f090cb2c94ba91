import { defineSlots } from "../../../../kit/web/slots/define-slots.ts";
import { texts as german } from "./user-picker/text.de.ts";
import { texts as english } from "./user-picker/text.en.ts";

export const slots = defineSlots({
	palette: [
		{
			id: "users",
			heading: (language) => (language === "en-EN" ? english : german).people,
			permissions: [{ key: "users.manage", level: "LIST" }],
			load: () => import("./palette/search-people.ts"),
		},
	],
});
