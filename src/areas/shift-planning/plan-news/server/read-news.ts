import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { forgetNoticesOf } from "#kit/server/notices/notify.ts";
import type { contract } from "../contract.ts";
import { readingsTopic } from "../contract.ts";
import { notices } from "./notices.ts";
import { dropNews, keepReading } from "./sql.ts";

/** The read mark: what she knows is told by mail no more. */
export const readShiftNews: Handler<typeof contract.readShiftNews> = async (context, { until }) => {
	const { tx, tenantId, session, now } = context;
	const { userId } = session;
	const read = await dropNews(tx, tenantId, userId, new Date(until));
	if (read === 0) return { read };
	await keepReading(tx, tenantId, userId, now);
	await forgetNoticesOf(tx, tenantId, [userId], notices);
	await audit(tx, context, {
		...{ entity: "shift_reading", entityId: userId, subjectUserId: userId, action: "read" },
		...{ before: null, after: { shiftCount: read } },
	});
	context.announce({ kind: readingsTopic, userId });
	return { read };
};
