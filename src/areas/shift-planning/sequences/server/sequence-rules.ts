import {
	areKindsFitAt,
	areTimesFit,
	placesOfTemplates,
} from "#areas/shift-planning/templates/server/public.ts";
import { demandUnit } from "#areas/staff/user-roles/server/public.ts";
import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RulesOf } from "#kit/server/master-data/master-rules.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	type SequenceItem,
	sequenceItemUnfit,
	sequenceTimesUnfit,
	shiftSequences,
} from "../contract.ts";
import { texts } from "../text.ts";
import { all, keepReferences } from "./sql/sequence.ts";

const { permission: key } = shiftSequences;

/** Everybody who plans uses a sequence; those who plan its department change it. */
export const sequenceRules = {
	visible: () => all,

	demand: ({ tx, session }, { unitId }, level) => demandUnit(tx, session, { key, level, unitId }),

	async validate(tx, { session, tenantId, language }, { unitId, days }, before) {
		const notFound = masterRefusals.referenceNotFound;
		await demandUnit(tx, session, { key, level: "WRITE", unitId, notFound });
		const { SEQUENCE_ITEM_UNFIT, SEQUENCE_TIMES_UNFIT } = texts[language].errors;
		const details = (text: string) => ({ details: [{ field: "days", text }] });
		const items = days.flat();
		if (!items.every(areTimesFit)) refuse(sequenceTimesUnfit, details(SEQUENCE_TIMES_UNFIT));
		// what is archived may stay
		const known = new Set(before?.days.flat().map(keyOf));
		const fresh = items.filter((item) => !known.has(keyOf(item)));
		if (!(await areFit(tx, tenantId, fresh)))
			refuse(sequenceItemUnfit, details(SEQUENCE_ITEM_UNFIT));
	},

	async afterWrite(tx, { tenantId }, { after }) {
		await keepReferences(tx, tenantId, after.id, after.days);
	},
} satisfies RulesOf<typeof shiftSequences>;

const keyOf = ({ workspaceId, activityId }: SequenceItem) => `${workspaceId} ${activityId}`;

async function areFit(tx: Tx, tenantId: string, items: readonly SequenceItem[]): Promise<boolean> {
	const ids = [...new Set(items.map(({ workspaceId }) => workspaceId))];
	const places = await placesOfTemplates(tx, tenantId, ids);
	return areKindsFitAt(
		tx,
		tenantId,
		items.map(({ activityId, workspaceId }) => ({ activityId, place: places.get(workspaceId) })),
	);
}
