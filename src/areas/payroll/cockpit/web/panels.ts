import * as z from "zod/mini";
import { month } from "#areas/time-tracking/target-actual/contract/month.ts";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** Who has a part in a sum of a month, or whose month warns of something. */
export const payrollPeople = definePanel({
	id: "payroll.people",
	title: ["Beteiligte Mitarbeiter", "Employees concerned"],
	params: z.object({
		month,
		siteId: z.optional(id),
		/** An account, or the code of a warning; which ones there are is not loaded with the shell. */
		of: z.string(),
		isWhole: z.optional(z.boolean()),
	}),
	features: ["PAYROLLS"],
	permission: { key: "payroll.manage", level: "READ" },
	load: () => import("./payroll-people.panel.tsx"),
});
