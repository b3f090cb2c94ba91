import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["TIMETRACKINGS"] as const;
const key = "overtime.manage";

export const ofUser = z.object({ userId: id });
const ofAccount = { params: ofUser, features } as const;
export const ofModification = z.object({ userId: id, modificationId: id });

/** Of others with READ; one's own needs no right, so that the server decides. */
export const overtimeDetail = definePanel({
	id: "overtime.detail",
	title: ["Überstundenkonto", "Overtime account"],
	...ofAccount,
	load: () => import("./overtime-detail.panel.tsx"),
});

/** The whole ledger, the newest first; seen by everybody who sees the account. */
export const overtimeModifications = definePanel({
	id: "overtime.modifications",
	title: ["Korrekturen", "Corrections"],
	...ofAccount,
	load: () => import("./overtime-modifications.panel.tsx"),
});

export const overtimeModificationCreate = definePanel({
	id: "overtime.modification-create",
	title: ["Korrektur anlegen", "Create correction"],
	...ofAccount,
	permission: { key, level: "WRITE" },
	load: () => import("./overtime-modification.panel.tsx"),
});

export const overtimeModificationEdit = definePanel({
	id: "overtime.modification-edit",
	title: ["Korrektur bearbeiten", "Edit correction"],
	params: ofModification,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./overtime-modification.panel.tsx"),
});

export const overtimeAccountInit = definePanel({
	id: "overtime.account-init",
	title: ["Konto eröffnen", "Open account"],
	...ofAccount,
	permission: { key, level: "FULL" },
	load: () => import("./overtime-account-init.panel.tsx"),
});

export const overtimeLimits = definePanel({
	id: "overtime.limits",
	title: ["Grenzen", "Limits"],
	...ofAccount,
	permission: { key, level: "FULL" },
	load: () => import("./overtime-limits.panel.tsx"),
});
