import { contract as absences } from "#areas/absences/requests/contract.ts";
import {
	type ChangeRow,
	ChangeTable,
	MatterHistory,
	MatterQuestion,
} from "#areas/time-tracking/approvals/web/public.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { Decision } from "../../contract.ts";

/** In ms: the same row is looked at again and again; what changes it is heard of. */
const staleTime = 30_000;

interface Given {
	readonly decision: Decision;
	/** What is to be changed, under which head; null: nothing. */
	readonly change: { readonly after: string; readonly rows: readonly ChangeRow[] } | null;
}

/** What is to be changed of it, what was asked about it, and what happened to it so far. */
export default function DecisionStory({ decision, change }: Given) {
	const { id, entity } = decision;
	const options = (of: string) => ({ enabled: entity === of, staleTime });
	const absence = useApi(absences.getAbsence, { id }, options("absence"));
	const entry = useApi(entries.getTimeTracking, { id }, options("time_tracking"));
	const matter = entity === "absence" ? absence.data : entry.data;
	const { events = [], questions = [] } = matter ?? {};
	return (
		<>
			{change !== null && <ChangeTable {...change} />}
			<MatterQuestion questions={questions} isUndecided={decision.question !== null} />
			{events.length > 0 && <MatterHistory events={events} questions={questions} />}
		</>
	);
}
