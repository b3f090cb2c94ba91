import { holdsAnywhere } from "#domain/access/may.ts";
import { fetchListAhead } from "#kit/web/grid/list-ahead.ts";
import { checkSession } from "#kit/web/session/check-session.ts";
import { permissionsOf } from "#kit/web/session/session-store.ts";
import { monthOfAddress } from "../months/month-after.ts";
import { monthList } from "./month-list.ts";

/** Asks for the page's list before React has started. Who has only her own month is shown that by the page itself. */
export async function ahead(): Promise<void> {
	const session = await checkSession();
	const permissions = permissionsOf(session);
	const mayRead = holdsAnywhere(permissions, "timetrackings.manage", "READ");
	if (session === null || !mayRead) return;
	const fixed = { month: monthOfAddress() };
	await fetchListAhead({ ...monthList, fixed }, session);
}
