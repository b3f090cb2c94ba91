import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["SETTINGS"] as const;
const key = "apikeys.manage";

export const settingsAppRegistrations = definePanel({
	id: "settings.app-registrations",
	title: ["App-Registrierungen", "App registrations"],
	params: noParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./app-registrations.panel.tsx"),
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
