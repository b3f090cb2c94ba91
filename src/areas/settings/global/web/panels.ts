import { definePanel } from "../../../../kit/ui/panel-stack/define-panel.ts";
import { formGroupParams } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

/** One group of settings. */
export const settingsFormGroup = definePanel({
	id: "settings.form-group",
	title: (language) => (language === "en-EN" ? english : german).page.title,
	params: formGroupParams,
	permission: { key: "settings.manage", level: "READ" },
	load: () => import("./form-group.panel.tsx"),
});
