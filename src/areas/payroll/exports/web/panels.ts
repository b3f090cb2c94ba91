import * as z from "zod/mini";
import { month } from "#areas/time-tracking/target-actual/contract/month.ts";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";

const key = "payroll.manage";

const { overview, ...panels } = masterPanels({
	permission: key,
	features: ["SETTINGS", "PAYROLLS"],
	global: true,
	overview: { id: "settings.payroll-exports", title: ["Lohnexporte", "Payroll exports"] },
	create: {
		id: "settings.payroll-export-config-create",
		title: ["Lohnexport-Konfiguration anlegen", "Create payroll export"],
	},
	edit: {
		id: "settings.payroll-export-config-edit",
		title: ["Lohnexport bearbeiten", "Edit payroll export"],
	},
	detail: {
		id: "settings.payroll-export-config-detail",
		title: ["Lohnexport", "Payroll export"],
	},
	load: () => import("./export-config-screens.ts"),
});

export const payrollExports: typeof overview = { ...overview, single: true };
export const { create: exportConfigCreate, edit: exportConfigEdit } = panels;
export const { detail: exportConfigDetail } = panels;

/** Which wage type each payroll account has, and what differs for some. */
export const wageExportConfig = definePanel({
	id: "time-reports.wage-export-config",
	title: ["Lohnexport einrichten", "Set up payroll export"],
	params: z.object({ id }),
	features: ["PAYROLLS"],
	permission: { key, level: "READ", global: true },
	load: () => import("./mapping/wage-export-config.panel.tsx"),
});

/** The wage file of a month as it would be, and those that were made of it. */
export const payrollExport = definePanel({
	id: "time-reports.payroll-export",
	title: ["Lohnexport mit Vorschau", "Payroll export with preview"],
	params: z.object({ configId: z.optional(id), month: z.optional(month) }),
	width: 1300,
	features: ["PAYROLLS"],
	permission: { key, level: "READ", global: true },
	palette: true,
	load: () => import("./preview/payroll-export.panel.tsx"),
});
