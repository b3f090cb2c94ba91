import { useMemo } from "react";
import { AddButton } from "#kit/ui/add-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { SavedGrid } from "#kit/web/grid/saved-grid.tsx";
import { useRuleColumns } from "#kit/web/rules/use-rule-columns.tsx";
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

const none: readonly ListedRule[] = [];
const defaultSort = { by: "name", direction: "ASC" } as const;
const hidden = ["kind", "validFrom", "assignmentCount"] as const;

/** All rules of time tracking with their kind and state. */
export default function TimeRulesOverviewPanel() {
	const { overview: t } = useTexts(texts);
	const title = useTitle(timeRulesOverview);
	const columns = useColumns();
	const { data, isError, refetch } = useApi(contract.listTimeRules, {});
	const mayRead = useMay("timerules.manage", "READ");
	const mayWrite = useMayRule("WRITE");
	useRulesLive();
	const create = mayWrite && (
		<AddButton
			label={t.create}
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
				search={t.search}
				empty={{ text: t.empty, action: create }}
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

function useColumns() {
	const { types } = useTexts(texts);
	const say = useRuleSentences();
	const given = useMemo(
		() => ({
			kindId: "type",
			kindOf: ({ type }: ListedRule) => types[type],
			say: ({ settings }: ListedRule) => say(settings),
			hidden,
		}),
		[types, say],
	);
	return useRuleColumns<ListedRule>(given);
}
