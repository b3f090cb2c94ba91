import { runMove } from "#areas/time-tracking/approvals/web/public.ts";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { api } from "#kit/web/api.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { absenceDialogs, absenceScreens } from "../absence-moves.ts";
import { texts } from "../detail/text.ts";

/** An absence that somebody is asked to stand in for. */
interface Asked {
	readonly id: string;
	readonly version: number;
	readonly name: string;
	readonly days: string;
}

/** Agrees to stand in, after the question. @returns whether it was done */
export async function agree({ id, version, name, days }: Asked): Promise<boolean> {
	const t = currentTexts(texts).standIn;
	const question = { title: t.agree, text: t.agreeText(name, days), confirm: t.agree };
	if ((await confirm(question)) === null) return false;
	return runMove(absenceScreens, t.agreed, () =>
		absenceDialogs.doAccepted(t.agree, () => api(contract.approveSubstitute, { id, version })),
	);
}

/**
 * Declines; why may be said.
 *
 * @param written what stands in the reason at first
 * @returns whether it was done
 */
export async function decline(
	{ id, version }: Pick<Asked, "id" | "version">,
	written = "",
): Promise<boolean> {
	const t = currentTexts(texts).standIn;
	const question = { title: t.decline, text: t.declineText, confirm: t.decline, danger: true };
	const reason = await askReason({ ...question, written });
	if (reason === null) return false;
	return runMove(absenceScreens, t.declined, () =>
		api(contract.rejectSubstitute, { id, version, reason: reason || null }),
	);
}
