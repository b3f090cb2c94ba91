import { defineSlots } from "#kit/web/slots/define-slots.ts";

const permissions = [{ key: "costcentres.manage", level: "LIST" }] as const;
const part = { id: "cost-centres", order: 60, permissions };
const shares = () => import("./shares-section.tsx");

export const slots = defineSlots({
	sections: {
		"users.detail": [{ ...part, load: async () => ({ default: (await shares()).UserShares }) }],
		"units.detail": [{ ...part, load: async () => ({ default: (await shares()).UnitShares }) }],
		"workspaces.detail": [
			{ ...part, load: async () => ({ default: (await shares()).WorkspaceShares }) },
		],
		"activities.detail": [
			{ ...part, load: async () => ({ default: (await shares()).ActivityShares }) },
		],
	},
});
