import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { formGroupParams } from "../contract/setting-keys.ts";
import { texts as german } from "./panel-titles/text.de.ts";
import { texts as english } from "./panel-titles/text.en.ts";

/** One group of settings. */
export const settingsFormGroup = definePanel({
	id: "settings.form-group",
	title: (language) => (language === "en-EN" ? english : german).group,
	params: formGroupParams,
	features: ["SETTINGS"],
	permission: { key: "settings.manage", level: "READ" },
	load: () => import("./form-group.panel.tsx"),
});
