import { useMemo } from "react";
import { clientName } from "#domain/access/client-of.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { type userParams, usersLoginHistory } from "../panels.ts";
import { useUserName } from "../user.ts";

type Event = AnswerOf<typeof contract.listLoginEvents>["items"][number];

const defaultSort = { by: "at", direction: "DESC" } as const;

/** When and from where a person signed in, or failed to. */
export default function UsersLoginHistoryPanel({ userId }: PanelProps<typeof userParams>) {
	const t = useTexts(texts);
	const title = useTitle(usersLoginHistory);
	const columns = useMemo(() => eventColumns(t), [t]);
	const fixed = useMemo(() => ({ userId }), [userId]);
	return (
		<PanelFrame sub={useUserName(userId)}>
			<ServerGrid
				id="staff.users.login-history"
				label={title}
				endpoint={contract.listLoginEvents}
				fixed={fixed}
				columns={columns}
				onExport={exportList}
				defaultSort={defaultSort}
				height="content"
				empty={{ text: t.events.none }}
			/>
		</PanelFrame>
	);
}

function eventColumns({ events, logins }: Words<typeof texts>): readonly GridColumn<Event>[] {
	const { MANUAL, ENTRAID, GOOGLE, AUTH0 } = logins;
	const providers: Names = { MANUAL, ENTRAID, GOOGLE, AUTH0 };
	const outcomes: Names = events.outcomes;
	const text = (id: "outcome" | "provider" | "address", width: number) => ({
		id,
		title: events[id],
		value: (event: Event) => event[id],
		sortable: false,
		width,
	});
	return [
		column.datetime<Event>({ id: "at", title: events.at, value: ({ at }) => at, width: 130 }),
		column.string<Event>({
			...text("outcome", 120),
			value: ({ outcome }) => outcomes[outcome] ?? outcome,
			tone: ({ outcome }) => (alarming.has(outcome) ? "alarm" : undefined),
		}),
		column.string<Event>({
			...text("provider", 180),
			value: ({ provider }) => providers[provider] ?? provider,
		}),
		column.string<Event>(text("address", 110)),
		column.fill<Event>({
			id: "client",
			title: events.client,
			value: ({ client }) => clientName(client, events.on) ?? client,
			sortable: false,
		}),
	];
}

type Names = Readonly<Record<string, string>>;

const alarming: ReadonlySet<string> = new Set(["FAILED", "LOCKED", "REJECTED"]);
