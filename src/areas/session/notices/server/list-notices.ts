import type { NoticeMode } from "#kit/contract/notices.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { AnyNoticeKind } from "#kit/server/notices/define-notice.ts";
import { type ChosenNotices, chosenNotices } from "#kit/server/notices/sql.ts";
import type { contract } from "../contract.ts";

/** All kinds that features declare, each with what is chosen or usual. */
export const listNotices: Handler<typeof contract.listNotices> = async (context) => {
	const { services, session, once } = context;
	const [row] = await once<ChosenNotices>(chosenNotices(session.tenantId, session.userId));
	const { hasMail, hour, chosen } = row as ChosenNotices;
	const grouped = Map.groupBy(services.notices.values(), ({ group }) => group.id);
	const groups = [...grouped.values()].map((kinds) => groupOf(kinds, chosen));
	return { hasMail, hour, groups };
};

function groupOf(kinds: readonly AnyNoticeKind[], chosen: ChosenNotices["chosen"]) {
	const [{ group }] = kinds as [AnyNoticeKind];
	return {
		id: group.id,
		name: [...group.name] as [string, string],
		kinds: kinds.map(({ id, usual, words }) => ({
			id,
			name: [words["de-DE"].name, words["en-EN"].name] as [string, string],
			mode: chosen[id] ?? (usual satisfies NoticeMode),
		})),
	};
}
