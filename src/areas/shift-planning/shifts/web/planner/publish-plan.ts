import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { formatNow } from "#kit/web/format/format-now.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract, type ShiftPlan } from "../../contract.ts";
import { renewPlan } from "../renew-plan.ts";
import { texts } from "../text.ts";
import { shiftsOf } from "./plan-items.ts";

interface Asked {
	readonly unitIds: readonly string[];
	/** The last day that is made known. */
	readonly to: LocalDay;
	/** How many there are in the range shown. */
	readonly conflicts: number;
}

/** Makes departments' plan known, after a question that says what would be new. */
export async function publishPlan(plan: ShiftPlan, asked: Asked): Promise<void> {
	const { publishing: t, publish: word } = currentTexts(texts);
	if (asked.unitIds.length === 0) return;
	const question = { title: t.title, text: textOf(plan, asked), confirm: word };
	if ((await confirm(question)) === null) return;
	try {
		const input = { unitIds: [...asked.unitIds], to: isoOfDay(asked.to) };
		const { shifts } = await api(contract.publishShifts, input);
		toast({ type: "positive", title: shifts === 0 ? t.nothing : t.done(shifts) });
		renewPlan();
	} catch (error) {
		handleError(error, { context: t.title });
	}
}

function textOf(plan: ShiftPlan, { unitIds, to, conflicts }: Asked): string {
	const { publishing: t } = currentTexts(texts);
	const units = new Set<string | null>(unitIds);
	const unknown = shiftsOf(plan).filter(
		({ isPublished, unitId }) => !isPublished && units.has(unitId),
	).length;
	// of more people than are shown nothing is known here
	const isWhole = plan.total <= plan.people.length;
	return [
		t.text(formatNow().date(isoOfDay(to))),
		...(isWhole ? [unknown === 0 ? t.known : t.unknown(unknown)] : []),
		...(conflicts > 0 ? [t.conflicting(conflicts)] : []),
	].join(" ");
}
