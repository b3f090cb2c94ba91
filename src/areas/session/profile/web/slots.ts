import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { defineSlots } from "#kit/web/slots/define-slots.ts";
import { profileAppInfo, profilePrivate } from "./panels.ts";

export const slots = defineSlots({
	userMenu: [
		{
			id: "profile.private",
			order: 10,
			label: profilePrivate.title,
			run: () => openPanel(profilePrivate, {}),
		},
		{
			id: "profile.app-info",
			order: 20,
			label: profileAppInfo.title,
			run: () => openPanel(profileAppInfo, {}),
		},
	],
});
