import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { formGroupParams } from "../contract/setting-keys.ts";

/** One group of settings. */
export const settingsFormGroup = definePanel({
	id: "settings.form-group",
	title: ["Einstellungen", "Settings"],
	params: formGroupParams,
	features: ["SETTINGS"],
	permission: { key: "settings.manage", level: "READ" },
	load: () => import("./form-group.panel.tsx"),
});
