import { demandUnit, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import type { RulesOf } from "#kit/server/master-data/master-rules.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { workspaceActivityUnfit, workspaces } from "../contract.ts";
import { texts } from "../text.ts";
import { countUnfit, staffedBy } from "./sql.ts";

const { permission: key } = workspaces;

/** A workspace is seen and changed by those who plan its department. */
export const workspaceRules = {
	visible: ({ session }, level) => staffedBy(visibleUnits(session, key, level)),

	demand: ({ tx, session }, { unitId }, level) => demandUnit(tx, session, { key, level, unitId }),

	async validate(tx, { session, tenantId, language }, { unitId, activityIds }) {
		const notFound = masterRefusals.referenceNotFound;
		await demandUnit(tx, session, { key, level: "WRITE", unitId, notFound });
		if ((await countUnfit(tx, tenantId, activityIds)) === 0) return;
		const text = texts[language].errors.WORKSPACE_ACTIVITY_UNFIT;
		refuse(workspaceActivityUnfit, { details: [{ field: "activityIds", text }] });
	},
} satisfies RulesOf<typeof workspaces>;
