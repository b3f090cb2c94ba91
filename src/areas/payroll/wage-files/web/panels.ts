import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** A file of whichever system, looked through before payroll reads it. */
export const wageFileCheck = definePanel({
	id: "payroll.wage-file-check",
	title: ["Lohndatei prüfen", "Check a wage file"],
	params: z.object({}),
	width: 1000,
	features: ["PAYROLLS"],
	permission: { key: "payroll.manage", level: "READ" },
	palette: true,
	load: () => import("./wage-file-check.panel.tsx"),
});
