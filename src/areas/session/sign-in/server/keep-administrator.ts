import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { lastAdministrator } from "../contract.ts";
import { type Administrators, administratorsOf } from "./sql/administrators.ts";

type Actor = Pick<WriteContext, "tx" | "tenantId" | "session" | "now">;

/**
 * Runs a change of rights or of ways in, and refuses it where it takes the company's last administrator: nobody is left
 * who holds everything and can sign in, neither today nor, by an end that was set, on a day to come.
 */
export async function keepAdministrator<T>(actor: Actor, change: () => Promise<T>): Promise<T> {
	const before = await administrators(actor);
	const answer = await change();
	const after = await administrators(actor);
	if (isWorse(before.all, after.all)) refuse(lastAdministrator);
	return answer;
}

/** Whether the company would be left without an administrator if a person were none. */
export async function isLastAdministrator(actor: Actor, userId: string): Promise<boolean> {
	const { all, others } = await administrators(actor, userId);
	return isWorse(all, others);
}

function administrators(actor: Actor, without?: string) {
	const { tx, tenantId, now } = actor;
	return administratorsOf(tx, { tenantId, now, today: todayOf(actor) }, without);
}

/** Where nobody can sign in to begin with, those who could not still count: one of them may be invited again. */
function isWorse(before: Administrators, after: Administrators): boolean {
	return after.today < before.today || after.lasting < before.lasting;
}
