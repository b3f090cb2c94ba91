import type { AnswerOf, Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import type { Accepted } from "#kit/contract/rule-violation.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { despiteViolations } from "#kit/web/violations/despite-violations.ts";
import { contract } from "../../contract.ts";
import { renewPlan } from "../renew-plan.ts";
import { texts } from "../text.ts";
import { loadViolationWords } from "../violations/load-violation-words.ts";

export type Changes = GivenOf<typeof contract.changeShifts>["changes"];
type Names = (userId: string) => string | undefined;

/** Changes the plan; rules that are broken are asked about first. @returns whether it was done */
export async function changePlan(title: string, changes: Changes, nameOf: Names): Promise<boolean> {
	return carryOutWithUndo(title, nameOf, contract.changeShifts, (accepted) => ({
		changes,
		...accepted,
	}));
}

/** What makes an edit; it can be taken back at once. @returns whether it was done */
export async function carryOutWithUndo<E extends Endpoint>(
	title: string,
	nameOf: Names,
	endpoint: E,
	input: (accepted: Accepted) => GivenOf<E>,
): Promise<boolean> {
	const answer = await carryOut(title, nameOf, endpoint, input);
	if (answer === undefined) return false;
	const { editId } = answer as { readonly editId: string };
	const { undo } = currentTexts(texts);
	const run = () => void turnEdit("undo", editId, nameOf);
	toast({ type: "positive", title, action: { label: undo, run } });
	return true;
}

/** Takes back what was done, or does it again. */
export async function turnEdit(
	direction: "undo" | "redo",
	id: string,
	nameOf: Names,
): Promise<void> {
	const { doing } = currentTexts(texts);
	const endpoint = direction === "undo" ? contract.undoShiftEdit : contract.redoShiftEdit;
	await carryOut(doing.undo, nameOf, endpoint, (accepted) => ({ id, ...accepted }));
}

async function carryOut<E extends Endpoint>(
	title: string,
	nameOf: Names,
	endpoint: E,
	input: (accepted: Accepted) => GivenOf<E>,
): Promise<AnswerOf<E> | undefined> {
	try {
		return await despiteViolations(
			(accepted) => api(endpoint, input(accepted)),
			() => loadViolationWords(title, nameOf),
		);
	} catch (error) {
		handleError(error, { context: title });
		return undefined;
	} finally {
		renewPlan();
	}
}
