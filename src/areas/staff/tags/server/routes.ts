import { audit } from "#kit/server/audit.ts";
import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, tags } from "../contract.ts";
import { putUserTags } from "./put-user-tags.ts";
import { tagTable, takeTagOff } from "./sql.ts";

export const routes = serve(contract, {
	...masterHandlers(tags, tagTable, {
		/** A tag says nothing that people's data depend on: it goes, and the trace knows who wore it. */
		async beforeDelete(tx, context, { id }) {
			const userIds = await takeTagOff(tx, context.tenantId, id);
			if (userIds.length === 0) return;
			await audit(tx, context, {
				entity: "user_tag",
				entityId: id,
				action: "deleted",
				before: { userIds },
			});
			context.announce({ kind: "USERS", ids: userIds, update: "UPDATE" });
		},
	}),
	putUserTags,
});
