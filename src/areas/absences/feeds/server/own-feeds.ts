import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { deleteFeed, type FeedRow, feedsOf } from "./sql.ts";

export const listCalendarFeeds: Handler<typeof contract.listCalendarFeeds> = async (context) => {
	const { session, once } = context;
	const feeds = await once<FeedRow>(feedsOf(session.tenantId, session.userId));
	return {
		feeds: feeds.map(({ createdAt, usedAt, ...feed }) => ({
			...feed,
			createdAt: createdAt.toISOString(),
			usedAt: usedAt?.toISOString() ?? null,
		})),
	};
};

/** Revoked at once, in every process: each read asks the database. */
export const deleteCalendarFeed: Handler<typeof contract.deleteCalendarFeed> = async (
	context,
	{ id },
) => {
	const { tx, tenantId, session } = context;
	const { userId } = session;
	const feed = (await deleteFeed(tx, tenantId, userId, id)) ?? refuse(commonRefusals.notFound);
	await audit(tx, context, {
		entity: "ics_token",
		entityId: id,
		subjectUserId: userId,
		action: "revoked",
		before: { feed },
	});
	return {};
};
