import { answeredPage } from "#kit/server/answered-page.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { readDemanded } from "#kit/server/refusals/demand.ts";
import type { contract } from "../../contract.ts";
import { readableDemand } from "../open-user.ts";
import { type EventRow, type ListedLogin, listLogins, loginEvents } from "../sql/logins.ts";

export const listUserLogins: Handler<typeof contract.listUserLogins> = async (
	context,
	{ userId },
) => {
	const { tenantId, now } = context;
	const [rows] = await readDemanded<[ListedLogin]>(context, readableDemand(context, userId), [
		listLogins({ tenantId, userId, now }),
	]);
	return {
		items: rows.map((row) => ({ ...row, lastSignInAt: row.lastSignInAt?.toISOString() ?? null })),
		invitedUntil: rows[0]?.invitedUntil?.toISOString() ?? null,
	};
};

export const listLoginEvents: Handler<typeof contract.listLoginEvents> = async (context, input) => {
	const { userId } = input;
	const [rows] = await readDemanded<[EventRow]>(context, readableDemand(context, userId), [
		loginEvents(context.tenantId, userId, input),
	]);
	const { items, ...paging } = answeredPage(input, rows);
	return { items: items.map((row) => ({ ...row, at: row.at.toISOString() })), ...paging };
};
