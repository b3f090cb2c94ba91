import { holdsAnywhere } from "#domain/access/may.ts";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { ApiError } from "../api-error.ts";
import { permissionsOf, sessionStore } from "../session/session-store.ts";
import { currentTexts } from "../texts.ts";
import { texts } from "./text.ts";

/** Asked once for all calls that wait for the answer. */
let asked: Promise<string | null> | undefined;

/**
 * Asks why a closed month is to be changed.
 *
 * @param refused what the server said to a change without a reason
 * @returns the reason
 * @throws ApiError the same refusal when it is not to be done; for people who may not, it says whom to turn to
 */
export async function askCorrection(refused: ApiError): Promise<string> {
	if (!mayCorrect()) throw turnToOthers(refused);
	const t = currentTexts(texts);
	asked ??= askReason({
		title: t.title,
		text: t.text(...monthOf(refused)),
		label: t.reason,
		required: true,
		confirm: t.confirm,
	}).finally(() => {
		asked = undefined;
	});
	const reason = await asked;
	if (reason === null) throw refused;
	return reason;
}

/** The refusal of somebody who gave a reason, or cannot give one: the month is not theirs to correct. */
export function turnToOthers(refused: ApiError): ApiError {
	const t = currentTexts(texts);
	const { status, error, code, details, traceId, facts = {} } = refused;
	const message = t.askOthers(...monthOf(refused));
	const answer = { error, code, details, traceId, facts, message };
	return new ApiError(status, answer);
}

function mayCorrect(): boolean {
	const permissions = permissionsOf(sessionStore.get());
	return (
		holdsAnywhere(permissions, "timetrackings.manage", "FULL") ||
		holdsAnywhere(permissions, "payroll.manage", "WRITE")
	);
}

/** Month and person, as the texts take them. */
function monthOf({ facts = {} }: ApiError): [month: string, name: string] {
	const { month, firstName, lastName } = facts;
	const [year, ofYear] = String(month).split("-");
	return [`${ofYear}/${year}`, `${firstName} ${lastName}`];
}
