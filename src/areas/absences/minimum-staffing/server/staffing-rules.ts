import { demandUnit, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import type { RulesOf } from "#kit/server/master-data/master-rules.ts";
import { minimumStaffing } from "../contract.ts";
import { neededIn } from "./sql.ts";

const { permission: key } = minimumStaffing;

/** It is seen and changed by who decides on the absences of the department. */
export const staffingRules = {
	visible: ({ session }, level) => neededIn(visibleUnits(session, key, level)),

	demand: ({ tx, session }, { unitId }, level) => demandUnit(tx, session, { key, level, unitId }),

	async validate(tx, { session }, { unitId }) {
		const notFound = masterRefusals.referenceNotFound;
		await demandUnit(tx, session, { key, level: "WRITE", unitId, notFound });
	},
} satisfies RulesOf<typeof minimumStaffing>;
