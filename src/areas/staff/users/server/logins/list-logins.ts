import { answeredPage } from "#kit/server/answered-page.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import type { contract } from "../../contract.ts";
import { demandReadable } from "../open-user.ts";
import { type EventRow, listLogins, loginEvents } from "../sql/logins.ts";

export const listUserLogins: Handler<typeof contract.listUserLogins> = (context, { userId }) => {
	const { tenantId, now } = context;
	return context.read(async (tx) => {
		await demandReadable(tx, context, userId);
		const rows = await listLogins(tx, tenantId, userId, now);
		return {
			items: rows.map((row) => ({ ...row, lastSignInAt: row.lastSignInAt?.toISOString() ?? null })),
			invitedUntil: rows[0]?.invitedUntil?.toISOString() ?? null,
		};
	});
};

export const listLoginEvents: Handler<typeof contract.listLoginEvents> = (context, input) => {
	const { userId } = input;
	return context.read(async (tx) => {
		await demandReadable(tx, context, userId);
		const rows = await rowsOf<EventRow>(tx, loginEvents(context.tenantId, userId, input));
		const { items, ...paging } = answeredPage(input, rows);
		return { items: items.map((row) => ({ ...row, at: row.at.toISOString() })), ...paging };
	});
};
