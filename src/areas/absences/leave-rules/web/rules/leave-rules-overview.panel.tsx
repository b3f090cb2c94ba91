import { IconCircleCheck, IconCircleOff, IconTrash } from "@tabler/icons-react";
import { useMemo } from "react";
import { AddButton } from "#kit/ui/add-button.tsx";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { api } from "#kit/web/api.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { SavedGrid } from "#kit/web/grid/saved-grid.tsx";
import { removeEntry } from "#kit/web/remove-entry.ts";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useRuleColumns } from "#kit/web/rules/use-rule-columns.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { ListedRule } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts as featureTexts } from "../../text.ts";
import { leaveRulesCreate, leaveRulesDetail, leaveRulesOverview } from "../panels.ts";
import {
	changeLeaveRule,
	renewLeaveRules,
	useLeaveRulesLive,
	useMayLeaveRule,
} from "../rules-shown.ts";
import { useLeaveSentences } from "../sentences/leave-rule-says.tsx";
import { texts } from "../text.ts";

const none: readonly ListedRule[] = [];
const defaultSort = { by: "name", direction: "ASC" } as const;
const hidden = ["kind", "validFrom", "assignmentCount"] as const;
const sub = { stack: "sub" } as const;

/** All rules of leave: what each gives, since when, and whether it counts. */
export default function LeaveRulesOverviewPanel() {
	const { overview: t } = useTexts(texts);
	const title = useTitle(leaveRulesOverview);
	const columns = useColumns();
	const rowActions = useRowActions();
	const menuLabel = ({ name }: ListedRule) => t.menu(name);
	const { data, isError, refetch } = useApi(contract.listLeaveRules, {});
	const mayRead = useMay("leaveaccounts.manage", "READ");
	const mayWrite = useMayLeaveRule("WRITE");
	useLeaveRulesLive();
	const create = mayWrite && (
		<AddButton label={t.create} size="xs" onClick={() => openPanel(leaveRulesCreate, {}, sub)} />
	);
	return (
		<PanelFrame>
			<SavedGrid
				id="absences.leave-rules"
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
				{...(mayWrite && { rowActions, menuLabel })}
				{...(mayRead && {
					onOpen: ({ id }: ListedRule) => openPanel(leaveRulesDetail, { id }, sub),
				})}
			/>
		</PanelFrame>
	);
}

function useColumns() {
	const { kinds, fields } = useTexts(featureTexts);
	const { overview: t } = useTexts(texts);
	const say = useLeaveSentences();
	const format = useFormat();
	const given = useMemo(
		() => ({
			kindId: "kind",
			kindOf: ({ kind }: ListedRule) => kinds[kind],
			say: ({ settings }: ListedRule) => say(settings),
			below: ({ kind, activityName, validFrom, assignmentCount }: ListedRule) => [
				`${kinds[kind]} · ${activityName}`,
				`${t.since(format.date(validFrom))} · ${t.assigned(assignmentCount)}`,
			],
			hidden,
		}),
		[kinds, say, t, format],
	);
	const shared = useRuleColumns<ListedRule>(given);
	return useMemo(
		() => [
			...shared,
			column.string<ListedRule>({
				id: "activity",
				title: fields.activityId,
				value: ({ activityName }) => activityName,
				defaultVisible: false,
			}),
		],
		[shared, fields],
	);
}

/** Switching and deleting without opening a rule. */
function useRowActions() {
	const { overview: t, deleteText } = useTexts(texts);
	const { detail } = useTexts(ruleTexts);
	const mayDelete = useMayLeaveRule("FULL");
	return ({ id, version, isEnabled }: ListedRule) => {
		const flipped = { id, version, isEnabled: !isEnabled };
		const flip = {
			id: "switch",
			label: isEnabled ? t.off : t.on,
			icon: isEnabled ? IconCircleOff : IconCircleCheck,
			run: () =>
				void changeLeaveRule(detail.switching, () => api(contract.updateLeaveRuleState, flipped)),
		};
		const remove = {
			id: "delete",
			label: detail.delete,
			icon: IconTrash,
			isDanger: true,
			run: () =>
				void removeEntry({
					title: detail.delete,
					text: deleteText,
					remove: () => api(contract.deleteLeaveRule, { id }),
					renew: renewLeaveRules,
				}),
		};
		return mayDelete && !isEnabled ? [flip, remove] : [flip];
	};
}
