import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { newUnitParams, unitParams } from "./unit-params.ts";

const ofUnits = (level: PermissionLevel) =>
	({ features: ["UNITS"], permission: { key: "units.manage", level } }) as const;

export const unitsCreate = definePanel({
	id: "units.create",
	title: ["Abteilung anlegen", "Create department"],
	params: newUnitParams,
	...ofUnits("WRITE"),
	palette: true,
	load: () => import("./units-create.panel.tsx"),
});

export const unitsEdit = definePanel({
	id: "units.edit",
	title: ["Abteilung bearbeiten", "Edit department"],
	params: unitParams,
	...ofUnits("WRITE"),
	load: () => import("./units-edit.panel.tsx"),
});

/** Other features add to it by the section `units.detail`, whose components get the `unitId`. */
export const unitsDetail = definePanel({
	id: "units.detail",
	title: ["Abteilung", "Department"],
	params: unitParams,
	...ofUnits("READ"),
	load: () => import("./units-detail.panel.tsx"),
});

export const unitsMove = definePanel({
	id: "units.move",
	title: ["Abteilung verschieben", "Move department"],
	params: unitParams,
	...ofUnits("WRITE"),
	load: () => import("./units-move.panel.tsx"),
});

export const unitsShiftplanSettings = definePanel({
	id: "units.shiftplan-settings",
	title: ["Dienstplan-Einstellungen", "Shift plan settings"],
	params: unitParams,
	...ofUnits("WRITE"),
	features: ["UNITS", "SHIFTPLAN"],
	load: () => import("./units-shiftplan-settings.panel.tsx"),
});
