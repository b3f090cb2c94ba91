import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { loadViolationWords } from "#areas/shift-planning/shifts/web/public.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { despiteViolations } from "#kit/web/violations/despite-violations.ts";
import { type AutoPlan, contract } from "../contract.ts";
import { texts } from "./text.ts";

/** Takes shifts of a proposal over into the plan; what rules warn of is asked about first, what is done can be taken back. */
export async function acceptProposal(
	{ id }: AutoPlan,
	keys: readonly string[] | undefined,
): Promise<void> {
	const t = currentTexts(texts);
	try {
		const { editId, accepted, impossible } = await despiteViolations(
			(said) => api(contract.acceptAutoPlan, { id, ...said, ...(keys && { keys: [...keys] }) }),
			() => loadViolationWords(t.accepting),
		);
		const title = accepted === 0 ? t.acceptedNone : t.accepted(accepted);
		const type = impossible.length > 0 ? "warning" : "positive";
		const run = () => void undo(editId as string);
		toast({ type, title, ...(editId !== null && { action: { label: t.undo, run } }) });
	} catch (error) {
		handleError(error, { context: t.accepting });
	} finally {
		renewAll();
	}
}

async function undo(id: string): Promise<void> {
	try {
		await api(shifts.undoShiftEdit, { id });
	} catch (error) {
		handleError(error, { context: currentTexts(texts).undo });
	} finally {
		renewAll();
	}
}

function renewAll(): void {
	for (const stale of [
		contract.listAutoPlans,
		shifts.getShiftPlan,
		shifts.getPlanConflicts,
		shifts.listShifts,
	])
		void renew(stale);
}
