import { Button } from "@mantine/core";
import { longestPlan } from "#areas/shift-planning/shifts/contract/longest-plan.ts";
import { leavesOut } from "#domain/shifts/templates/virtual-copies.ts";
import { isoDayPlus, isoOfDay } from "#domain/time/iso-day.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Demand } from "../../contract/demand.ts";
import { contract, shiftTemplates } from "../../contract.ts";
import { workspacesTemplateException } from "../panels.ts";
import { texts } from "../text.ts";
import { useKinds } from "../use-kinds.ts";
import { lineWords } from "./lines-on.ts";
import "./exceptions.css";

interface Given {
	/** A workspace. */
	readonly item: { readonly id: string };
}

/** On which of the next days the templates of a workspace do not hold as they are, and the way to change that. */
export function ExceptionsSection({ item: { id: workspaceId } }: Given) {
	const { exceptions: t } = useTexts(texts);
	const mayWrite = useMay(shiftTemplates.permission, "WRITE");
	const from = isoOfDay(dayNow());
	const to = isoDayPlus(from, longestPlan - 1);
	const add = () => openPanel(workspacesTemplateException, { workspaceId }, { stack: "sub" });
	return (
		<Section title={t.title} edit={mayWrite ? t.add : undefined} onEdit={add}>
			<Answer
				endpoint={contract.getDemand}
				input={{ from, to, workspaceIds: [workspaceId] }}
				topic={shiftTemplates.topic}
				notLoaded={t.notLoaded}
			>
				{(demand) => <Listed demand={demand} workspaceId={workspaceId} mayWrite={mayWrite} />}
			</Answer>
		</Section>
	);
}

interface ListedGiven {
	readonly demand: Demand;
	readonly workspaceId: string;
	readonly mayWrite: boolean;
}

function Listed({ demand, workspaceId, mayWrite }: ListedGiven) {
	const { exceptions: t, exception: words } = useTexts(texts);
	const format = useFormat();
	const kinds = useKinds();
	const items = new Map(demand.items.map((one) => [one.id, one]));
	const lines = demand.exceptions.flatMap((exception) => {
		const item = items.get(exception.itemId);
		return item === undefined ? [] : { item, exception };
	});
	if (lines.length === 0) return <EmptyState text={t.none} />;
	return (
		<ul className="template-exceptions">
			{lines.map(({ item, exception }) => {
				const { id, day, itemId } = exception;
				const said = `${format.dayWithYear(day)}, ${lineWords(item, null, kinds)}`;
				const params = { workspaceId, day, itemId };
				return (
					<li key={id}>
						<b>{said}</b>
						<span>{leavesOut(exception) ? words.skipped : lineWords(item, exception, kinds)}</span>
						{mayWrite && (
							<Button
								size="compact-sm"
								variant="subtle"
								aria-label={t.editOf(said)}
								onClick={() => openPanel(workspacesTemplateException, params, { stack: "sub" })}
							>
								{t.edit}
							</Button>
						)}
					</li>
				);
			})}
		</ul>
	);
}
