import * as z from "zod/mini";
import { ssoKinds } from "#areas/session/single-sign-on/contract/sso-kinds.ts";
import { noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const permission = { key: "access.defaults", level: "FULL", global: true } as const;

export const settingsSsoProviders = definePanel({
	id: "settings.sso-providers",
	title: ["Single Sign-on", "Single sign-on"],
	params: noParams,
	features: ["SETTINGS"],
	permission,
	palette: true,
	load: () => import("./sso-providers.panel.tsx"),
});

export const settingsSsoProviderEdit = definePanel({
	id: "settings.sso-provider-edit",
	title: ["Single Sign-on einrichten", "Set up single sign-on"],
	params: z.object({ kind: z.enum(ssoKinds) }),
	features: ["SETTINGS"],
	permission,
	load: () => import("./sso-provider-edit.panel.tsx"),
});
