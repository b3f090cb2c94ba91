import { userDemand } from "#areas/staff/user-roles/server/public.ts";
import { personRows } from "#kit/server/person-record/person-rows.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	heldQualifications,
	levelUnknown,
	qualificationNotUsable,
	qualifications,
} from "../contract.ts";
import { texts } from "../text.ts";
import { heldTable, readQualification } from "./sql.ts";

export const heldRows = personRows(heldQualifications, heldTable, {
	demand: userDemand,
	tell: ({ qualificationId }) => ({
		kind: qualifications.topic,
		ids: [qualificationId],
		update: "UPDATE",
	}),
	prepare: async ({ tx, tenantId, language }, { values, before }) => {
		const { qualificationId, level } = values;
		const found = await readQualification(tx, tenantId, qualificationId);
		// what somebody holds may be archived meanwhile
		if (found === undefined || !(found.isEnabled || before)) return refuse(qualificationNotUsable);
		const { type, levels } = found;
		const fits = type === "LEVEL" ? level !== null && level <= levels.length : level === null;
		if (!fits) {
			const text = texts[language].errors.QUALIFICATION_LEVEL_UNKNOWN;
			refuse(levelUnknown, { details: [{ field: "level", text }] });
		}
		const row = { ...values, type };
		return row;
	},
});
