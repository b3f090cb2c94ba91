import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { renewPlan } from "../renew-plan.ts";
import { texts } from "../text.ts";
import type { Vacancy } from "./demand/read-demand.ts";
import type { PlannedShift } from "./plan-items.ts";
import type { Changes } from "./plan-moves.ts";

interface Meant {
	readonly shifts: readonly Pick<PlannedShift, "id" | "version">[];
	readonly vacancies?: readonly Vacancy[];
}

/**
 * Asked first, about all of it at once: what is deleted is gone for the people, too, and whom nobody needs is not planned.
 *
 * @returns whether it was wanted
 */
export async function removeItems(
	{ shifts, vacancies = [] }: Meant,
	change: (title: string, changes: Changes) => void,
): Promise<boolean> {
	if (shifts.length + vacancies.length === 0) return false;
	const t = currentTexts(texts);
	const isOfShifts = shifts.length > 0;
	const needed = vacancies.reduce((sum, { numbers }) => sum + numbers.length, 0);
	const title = isOfShifts ? t.doing.remove : t.doing.skip;
	const text = [
		...(isOfShifts ? [t.removing(shifts.length)] : []),
		...(needed > 0 ? [t.skipping(needed)] : []),
	].join(" ");
	const word = isOfShifts ? t.menu.remove : t.skip;
	if ((await confirm({ title, text, confirm: word, danger: true })) === null) return false;
	if (needed > 0) await skip(vacancies);
	const changes = shifts.map(({ id, version }) => ({ id, version, values: null }));
	if (isOfShifts) change(title, changes);
	return true;
}

/** Nobody is needed for them on their days; what was said of those days before comes back with undo. */
async function skip(vacancies: readonly Vacancy[]): Promise<void> {
	const { doing, undo } = currentTexts(texts);
	const taken: (() => Promise<unknown>)[] = [];
	try {
		for (const { workspaceId, itemId, iso: day, exception } of vacancies) {
			const { id } = await api(templates.createTemplateException, { workspaceId, itemId, day });
			taken.push(() =>
				exception === null
					? api(templates.deleteTemplateException, { id })
					: api(templates.createTemplateException, { workspaceId, ...saidOf(exception) }),
			);
		}
	} catch (error) {
		handleError(error, { context: doing.skip });
	} finally {
		renewPlan();
	}
	if (taken.length === 0) return;
	const run = () => void takeBack(taken);
	toast({ type: "positive", title: doing.skip, action: { label: undo, run } });
}

function saidOf({ id: _, ...values }: NonNullable<Vacancy["exception"]>) {
	return values;
}

async function takeBack(taken: readonly (() => Promise<unknown>)[]): Promise<void> {
	try {
		for (const turn of taken) await turn();
	} catch (error) {
		handleError(error, { context: currentTexts(texts).doing.undo });
	} finally {
		renewPlan();
	}
}
