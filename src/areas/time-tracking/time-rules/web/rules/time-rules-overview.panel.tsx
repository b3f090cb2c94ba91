import { useMemo } from "react";
import type { Words } from "#kit/contract/texts.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { SavedGrid } from "#kit/web/grid/saved-grid.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { ListedRule } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { timeRulesDetail, timeRulesEdit, timeRulesOverview } from "../panels.ts";
import { useMayRule, useRulesLive } from "../rules-shown.ts";
import { useRuleSentences } from "../sentences/rule-says.tsx";
import { texts as sentenceTexts } from "../sentences/text.ts";
import { RuleState } from "./rule-state.tsx";

const none: readonly ListedRule[] = [];
const defaultSort = { by: "name", direction: "ASC" } as const;

/** All rules of time tracking with their kind and state. */
export default function TimeRulesOverviewPanel() {
	const t = useTexts(texts);
	const title = useTitle(timeRulesOverview);
	const says = useTexts(sentenceTexts).column;
	const say = useRuleSentences();
	const columns = useMemo(() => ruleColumns(t, says, say), [t, says, say]);
	const { data, isError, refetch } = useApi(contract.listTimeRules, {});
	const mayRead = useMay("timerules.manage", "READ");
	const mayWrite = useMayRule("WRITE");
	useRulesLive();
	const create = mayWrite && (
		<AddButton
			label={t.overview.create}
			size="xs"
			onClick={() => openPanel(timeRulesEdit, {}, { stack: "sub" })}
		/>
	);
	return (
		<PanelFrame>
			<SavedGrid
				id="time-tracking.time-rules"
				label={title}
				rows={data?.items ?? none}
				state={data ? "ready" : isError ? "failed" : "loading"}
				onReload={() => void refetch()}
				columns={columns}
				defaultSort={defaultSort}
				search={t.overview.search}
				empty={{ text: t.overview.empty, action: create }}
				tools={create}
				height="content"
				lines={3}
				{...(mayRead && {
					onOpen: ({ id }: ListedRule) => openPanel(timeRulesDetail, { id }, { stack: "sub" }),
				})}
			/>
		</PanelFrame>
	);
}

/** What takes as many lines as rows have here. */
function Told({ children }: { readonly children: string }) {
	return (
		<span className="rule-told" title={children}>
			<span className="rule-told-words">{children}</span>
		</span>
	);
}

function ruleColumns(
	t: Words<typeof texts>,
	says: string,
	say: ReturnType<typeof useRuleSentences>,
): readonly GridColumn<ListedRule>[] {
	const { overview, types } = t;
	const named = column.string<ListedRule>({
		id: "name",
		title: overview.name,
		width: 200,
		value: ({ name }) => name,
		hideable: false,
	});
	const told = column.fill<ListedRule>({
		id: "says",
		title: says,
		width: 240,
		value: ({ settings }) => say(settings).join(" "),
	});
	const stateOf = ({ isEnabled }: ListedRule) => (isEnabled ? overview.on : overview.off);
	return [
		{
			...named,
			cell: ({ name }) => <Told>{name.replaceAll(/§ (\S+) /g, "§\u00a0$1\u00a0")}</Told>,
		},
		{
			...told,
			cell: ({ settings }) => <Told>{say(settings).join(" ")}</Told>,
		},
		column.slot({
			id: "state",
			title: overview.state,
			width: 136,
			minWidth: 132,
			isKey: true,
			render: ({ isEnabled }) => <RuleState isEnabled={isEnabled} />,
			text: stateOf,
			sortKey: stateOf,
		}),
		column.string({
			id: "type",
			title: overview.type,
			value: ({ type }) => types[type],
			defaultVisible: false,
		}),
		column.date({
			id: "validFrom",
			title: overview.since,
			value: ({ validFrom }) => validFrom,
			defaultVisible: false,
		}),
		column.number({
			id: "assignmentCount",
			title: overview.assignments,
			width: 130,
			defaultVisible: false,
			value: ({ assignmentCount }) => assignmentCount,
		}),
	];
}
