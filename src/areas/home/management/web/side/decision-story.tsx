import { contract as absences } from "#areas/absences/requests/contract.ts";
import { MatterHistory, MatterQuestion } from "#areas/time-tracking/approvals/web/public.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { Decision } from "../../contract.ts";

/** In ms: the same row is looked at again and again; what changes it is heard of. */
const staleTime = 30_000;

/** What was asked about it, and what happened to it so far. */
export function DecisionStory({ decision }: { readonly decision: Decision }) {
	const { id, entity } = decision;
	const options = (of: string) => ({ enabled: entity === of, staleTime });
	const absence = useApi(absences.getAbsence, { id }, options("absence"));
	const entry = useApi(entries.getTimeTracking, { id }, options("time_tracking"));
	const matter = entity === "absence" ? absence.data : entry.data;
	if (matter === undefined || matter.events.length === 0) return null;
	const { events, questions } = matter;
	return (
		<>
			<MatterQuestion questions={questions} isUndecided={decision.question !== null} />
			<MatterHistory events={events} questions={questions} />
		</>
	);
}
