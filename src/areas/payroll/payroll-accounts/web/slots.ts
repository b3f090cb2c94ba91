import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "payroll-accounts",
				order: 61,
				features: ["PAYROLLS"],
				permissions: [{ key: "payroll.manage", level: "READ" }],
				load: () => import("./people/payroll-accounts-link.tsx"),
			},
		],
	},
});
