import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const key = "payroll.manage";
const features = ["PAYROLLS"] as const;

const ofPayroll = z.object({ id });

/** Begins the payroll of a month. */
export const payrollCreateForUsers = definePanel({
	id: "payroll.create-for-users",
	title: ["Abrechnung erstellen", "Create payroll"],
	params: z.object({}),
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./create-for-users.panel.tsx"),
});

/** A person's month as payroll counts it. */
export const payrollDetail = definePanel({
	id: "payroll.detail",
	title: ["Abrechnung", "Payroll"],
	params: ofPayroll,
	width: 900,
	features,
	permission: { key, level: "READ" },
	load: () => import("./payroll-detail.panel.tsx"),
});
