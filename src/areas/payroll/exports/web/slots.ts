import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"payroll.payrolls.bar": [
			{
				id: "wage-file",
				features: ["PAYROLLS"],
				permissions: [{ key: "payroll.manage", level: "READ" }],
				load: () => import("./wage-file-button.tsx"),
			},
		],
	},
});
