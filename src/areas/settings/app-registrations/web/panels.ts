import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const features = ["SETTINGS"] as const;
/** Named here: the contract would come with the shell. */
const key = "apikeys.manage";

export const { overview: settingsAppRegistrations } = masterPanels({
	permission: key,
	features,
	overview: {
		id: "settings.app-registrations",
		title: ["App-Registrierungen", "App registrations"],
	},
	load: () => import("./registration-screens.ts"),
});

export const settingsAppRegistrationCreate = definePanel({
	id: "settings.app-registration-create",
	title: ["App registrieren", "Register an app"],
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./app-registration-create.panel.tsx"),
});

export const settingsAppRegistrationQr = definePanel({
	id: "settings.app-registration-qr",
	title: ["QR-Code", "QR code"],
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./app-registration-qr.panel.tsx"),
});
